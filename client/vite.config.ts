import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './brotli.ts';
import { licenses } from './licenses.ts';
import { offline } from './offline.ts';

/** The Python server serves what is built here; in development, Vite proxies to it. */
const SERVER = process.env.SAGRADA_SERVER ?? 'http://127.0.0.1:8000';

/** Fonts load with the page, not after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  // The server puts the page under a path if it lives under one; scripts and styles find their
  // files from where they are.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  plugins: [svelte(), preloadFonts(), offline(), licenses(), brotli()],
  build: {
    outDir: '../src/sagrada/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What a first visit needs is one file: in many small ones it compresses far worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /src[\\/]main\.ts$/, includeDependenciesRecursively: true },
          ],
        },
      },
    },
  },
  server: {
    // The measured data of the lab comes with the Python package.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: SERVER, ws: true },
    },
  },
  // Vitest runs in Node, where Svelte would otherwise resolve to its server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./src/test-setup.ts'],
    // Generous: nothing here is timed, and machines may be busy.
    testTimeout: 60_000,
    // All of two cores: left to itself, Vitest keeps one of them for watching.
    maxWorkers: 2,
  },
});

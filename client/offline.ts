/** A Vite plugin that tells the service worker which files the build made; it caches all of them. */

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const WORKER = 'sw.js';
const ROOT = import.meta.dirname;
const PUBLIC = join(ROOT, 'public');

/** Changes when anything does: built files have a hash in their name. */
function version(files: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'index.html')));
  for (const file of readdirSync(PUBLIC).sort()) hash.update(readFileSync(join(PUBLIC, file)));
  return hash.update(files.join()).digest('hex').slice(0, 16);
}

const built = (bundle: Rollup.OutputBundle) =>
  Object.keys(bundle)
    .filter((file) => file.startsWith('assets/') && !file.endsWith('.map'))
    .sort();

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/offline/serviceWorker.ts', fileName: WORKER });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => [
        {
          tag: 'meta',
          attrs: { name: 'build', content: version(built(bundle ?? {})) },
          injectTo: 'head',
        },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk' || worker.imports.length > 0) {
          throw new Error('the service worker must be one script of its own');
        }
        // The larger icons are for the system that installs the page, which stores them itself, and
        // the preview of links for messengers.
        const others = readdirSync(PUBLIC).filter((file) => !/\.(png|jpg)$/.test(file));
        const files = [...built(bundle), ...others].map((file) => `/${file}`);
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__VERSION__', JSON.stringify(version(built(bundle))));
      },
    },
  };
}

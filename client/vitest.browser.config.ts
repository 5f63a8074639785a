import { defineConfig } from 'vitest/config';

/** Whole games in a real browser against a real server: `make browser`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    // Chromium and a server for each file are enough for two cores.
    maxWorkers: 2,
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
});

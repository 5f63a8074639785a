import { defineConfig } from 'vitest/config';

/** Whole games in a real browser against a real server: `make browser`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    // Chromium and a server for each file are enough for two cores.
    maxWorkers: 2,
    // Two tests failed once, at the same moment, for a reason that is not known yet. Until it is,
    // each may be tried again; Vitest says which ones were.
    retry: 1,
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
});

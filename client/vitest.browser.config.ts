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
    // On CI, a test that failed runs once more, and the report says so: a busy machine can break a
    // good one. At a desk, nothing runs twice.
    retry: process.env.CI ? 1 : 0,
  },
});

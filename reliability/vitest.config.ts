import { defineConfig } from 'vitest/config';

/** Crashes, cuts and stops of the real server; each file starts what it needs, one after another. */
export default defineConfig({
  test: {
    name: 'reliability',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: ['./buildServer.ts'],
    setupFiles: ['./pageOutsideBrowser.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});

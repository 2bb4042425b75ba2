import { defineConfig } from 'vitest/config';

/** Random walks of several members through the app's stores; `npm run walk` takes many more steps. */
export default defineConfig({
  test: {
    name: 'walk',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    testTimeout: 3_600_000,
  },
});

import { defineConfig } from 'vitest/config';

const serverTemplate = 'tools/gen/templates/resource/**/*.test.ts';

/** Everything that runs without a browser; stories are tested through vitest.stories.config.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        // `#storybook/guide`, as the compiler's `paths` say it.
        resolve: { tsconfigPaths: true },
        test: {
          name: 'units',
          environment: 'node',
          include: [
            'packages/{api-contract,ui,api-mocks,app}/src/**/*.test.{ts,tsx}',
            'packages/app/bundle/*.test.ts',
            '{tools,.storybook}/**/*.test.ts',
          ],
          // The peers of the bench are installed within `tools`.
          exclude: [serverTemplate, '**/node_modules/**'],
          // What a file imports is read once for all; nothing here is kept in a module.
          isolate: false,
          // The first lint of a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          include: ['packages/server/src/**/*.test.ts', serverTemplate],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const quietFlags = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', ...quietFlags];

// A viewport larger than the story's frame: a smaller one makes the runner scale the frame down.
const contextOptions = { viewport: { width: 1280, height: 1000 }, reducedMotion: 'reduce' as const };

function storiesIn(storyTheme: 'light' | 'dark', port: number) {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir })],
    test: {
      name: `stories-${storyTheme}`,
      setupFiles: ['./.storybook/vitest.setup.ts'],
      provide: { storyTheme },
      isolate: false,
      // One page at a time: Chromium draws no frames, so ends no animation, in a page behind another.
      fileParallelism: false,
      sequence: { groupOrder: storyTheme === 'light' ? 0 : 1 },
      browser: {
        enabled: true,
        headless: true,
        api: { port },
        provider: playwright({ contextOptions, launchOptions: { executablePath, args } }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

/** Every story with its play function and axe, once in each theme. */
export default defineConfig({
  test: { projects: [storiesIn('light', 6106), storiesIn('dark', 6116)] },
});

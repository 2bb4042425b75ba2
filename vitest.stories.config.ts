import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './tools/chromium';
import { chromiumFlags } from './tools/chromiumFlags';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));
const executablePath = chromiumPath();

const quietFlags = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
const setup = './.storybook/vitest.setup.ts';
const args = ['--disable-gpu', '--disable-quic', '--no-first-run', ...chromiumFlags, ...quietFlags];

type ContextOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>;

const pictureRules = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.2, allowedMismatchedPixels: 8 },
  resolveScreenshotPath: ({ root, testFileDirectory, screenshotDirectory, arg, ext }: PictureOf) =>
    path.join(root, testFileDirectory, screenshotDirectory, `${arg}${ext}`),
};

interface PictureOf {
  root: string;
  testFileDirectory: string;
  screenshotDirectory: string;
  arg: string;
  ext: string;
}

interface StoryRun {
  name: string;
  port: number;
  order: number;
  contextOptions: ContextOptions;
  /** Only stories with one of these tags. */
  tags?: string[];
  test: object;
}

/** Halves of the stories that run beside each other must not prepare dependencies in one folder. */
const ownCache = {
  name: 'own-cache',
  enforce: 'post' as const,
  config: ({ cacheDir = '' }: { cacheDir?: string }) => ({
    cacheDir: path.join(cacheDir, process.env.STORIES_HALF ?? ''),
  }),
};

function storyRun({ name, port, order, contextOptions, tags, test }: StoryRun) {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir, ...(tags ? { tags: { include: tags } } : {}) }), ownCache],
    test: {
      name,
      isolate: false,
      // A slow machine with two such runs beside each other took three times as long as a quiet one.
      testTimeout: 45_000,
      // One page at a time: Chromium draws no frames, so ends no animation, in a page behind another.
      fileParallelism: false,
      sequence: { groupOrder: order },
      browser: {
        enabled: true,
        headless: true,
        api: { port },
        provider: playwright({ contextOptions, launchOptions: { executablePath, args } }),
        instances: [{ browser: 'chromium' as const }],
        expect: { toMatchScreenshot: pictureRules },
      },
      ...test,
    },
  };
}

// A viewport larger than the story's frame: a smaller one makes the runner scale the frame down.
const usual = { viewport: { width: 1280, height: 1000 } };

/** Every story with its play function in light, and axe at its end in light and in dark. */
const stories = storyRun({
  name: 'stories',
  port: 6106,
  order: 0,
  contextOptions: { ...usual, reducedMotion: 'reduce' },
  test: {
    setupFiles: [setup, './.storybook/bothThemes.setup.ts'],
    provide: { playLocale: process.env.STORIES_LOCALE },
  },
});

const photographed = [
  { name: 'visual-ru', tags: ['visual', 'visual-ru'], locale: 'ru', direction: 'ltr' },
  { name: 'visual-en', tags: ['visual', 'visual-en'], locale: 'en', direction: 'ltr' },
  { name: 'visual-rtl', tags: ['visual-rtl'], locale: 'ru', direction: 'rtl' },
] as const;

/** Stories with a tag are photographed: `npm run visual` says what the variable is. */
const pictures = photographed.map(({ name, tags, ...visual }, order) =>
  storyRun({
    name,
    port: 6126 + 10 * order,
    order,
    tags: [...tags],
    // Tall enough for a whole sheet, wide enough for a screen on a desktop.
    contextOptions: { viewport: { width: 1440, height: 4600 }, reducedMotion: 'no-preference' },
    test: {
      setupFiles: [setup, './.storybook/visual.setup.ts'],
      provide: { visual: { ...visual, isReport: process.env.VISUAL === 'report' } },
    },
  }),
);

/** Focus, selection and checks are still seen where the system chooses the colours. */
const forcedColours = storyRun({
  name: 'forced-colours',
  port: 6156,
  order: photographed.length,
  tags: ['forced-colours'],
  contextOptions: { ...usual, reducedMotion: 'reduce', forcedColors: 'active' },
  test: { setupFiles: [setup] },
});

export default defineConfig({
  test: { projects: process.env.VISUAL ? [...pictures, forcedColours] : [stories] },
});

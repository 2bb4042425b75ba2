import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../tools/chromium';
import { chromiumFlags } from '../tools/chromiumFlags';

/** Journeys on the real server in real browsers; each file starts a server of its own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  fullyParallel: false,
  // One more than cores: two alone leave a fifth of them idle.
  workers: 3,
  // Whoever needed the second try is named in the summary of `npm test`.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  outputDir: '../test-results',
  use: {
    locale: 'ru-RU',
    // It would answer before the faults that journeys make; `kept.spec.ts` lets it in.
    serviceWorkers: 'block',
    // A trace of every try would take more of the processor than the journey.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...chromiumFlags,
      ],
    },
  },
});

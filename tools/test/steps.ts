import type { Engines, EngineUrls } from './engines';
import type { Job } from './lanes';
import { readPlaywright, readVitest, type Counts } from './readCounts';
import { testsOnDatabase } from './testsOnDatabase';

export interface Step extends Job {
  /** What it proves, in the words of `npm test -- --list`. */
  readonly what: string;
  /** Where its JSON report goes, and the files it keeps to; without any, everything. */
  readonly command: (report: string, files: readonly string[]) => readonly string[];
  /** The programs it runs against. */
  readonly needs?: readonly (keyof Engines)[];
  readonly env?: (engines: EngineUrls, report: string) => NodeJS.ProcessEnv;
  /** Counts single tests; without it the step itself counts as one. */
  readonly read?: (report: string) => Counts | undefined;
  /** What of it `npm test -- --changed` runs, in the words of `--list`. */
  readonly changed: string;
  /** The whole step runs with `--changed` when one of these files changed: nothing else looks at them. */
  readonly alone?: RegExp;
}

const npx = (...args: string[]) => ['npx', '--no-install', ...args];
const tsx = (...args: string[]) => npx('tsx', ...args);
const vitest = (report: string, ...args: string[]) =>
  npx('vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`);
/** Where browsers and programs work beside each other a test is tried twice; the summary names who needed it. */
const patient = (report: string, ...args: string[]) => vitest(report, ...args, '--retry=1');
const storiesConfig = ['-c', 'vitest.stories.config.ts'];

/** One Chromium draws one page at a time, so the stories run in two. */
const storiesHalf = (half: 1 | 2): Step => ({
  name: `stories-${half}`,
  what: 'half of the stories by their plays, and by axe in light and dark',
  command: (report) => patient(report, ...storiesConfig, `--shard=${half}/2`),
  env: () => ({ STORIES_HALF: `half-${half}` }),
  read: readVitest,
  changed: 'those reached, the nearest 60 or so, in one run',
});

/** The stories of some files, for `--changed`. */
export const someStories: Step = {
  name: 'stories',
  what: 'stories that the change reaches',
  command: (report, files) => patient(report, ...storiesConfig, ...files),
  env: () => ({ STORIES_HALF: 'some' }),
  read: readVitest,
  changed: 'those reached, the nearest 60 or so',
};

const isBehindPgBouncer = (test: string) => /\/src\/(db|realtime|resources\/messages)\//.test(test);

/**
 * In the order they begin. What takes one core comes first, the longest of it at the head: so the lanes end it at about
 * the same time, and no core waits for a step that takes both.
 */
export const steps: readonly Step[] = [
  {
    name: 'reliability',
    what: 'the server killed, stopped, cut off and filled up loses nothing',
    cores: 0,
    command: (report) => patient(report, '-c', 'reliability/vitest.config.ts'),
    read: readVitest,
    changed: 'all when reliability/ changes',
    alone: /^reliability\//,
  },
  {
    name: 'storybook',
    what: 'Storybook builds',
    command: () => npx('storybook', 'build', '--disable-telemetry', '--quiet'),
    changed: 'nothing',
  },
  storiesHalf(2),
  {
    name: 'look',
    what: 'every story of the built Storybook holds in mixed settings of its toolbar',
    after: ['storybook'],
    command: () => tsx('tools/look/main.ts'),
    changed: 'nothing',
  },
  storiesHalf(1),
  {
    name: 'package',
    what: 'the kit serves somebody else’s project, with React 18 and 19',
    command: () => tsx('tools/package/main.ts'),
    changed: 'all when tools/package/ or the kit’s docs/ change',
    alone: /^(tools\/package|packages\/ui\/docs)\//,
  },
  {
    name: 'visual',
    what: 'photographed stories look as before',
    command: (report, files) => tsx('tools/visual/main.ts', '--json', report, ...files),
    read: readVitest,
    changed: 'those beside a changed file; all when tools/visual/ changes',
    alone: /^tools\/visual\//,
  },
  {
    name: 'browsers',
    what: 'fields and overlays of the kit stand in WebKit as in Chromium',
    after: ['storybook'],
    command: () => tsx('tools/browsers/main.ts', '--in', 'webkit', '--only', 'overlays|fields'),
    changed: 'nothing',
  },
  {
    name: 'types',
    what: 'TypeScript, strict, of all packages',
    command: () => tsx('tools/types.ts'),
    changed: 'what changed code reaches',
  },
  {
    name: 'walk',
    what: 'after any deeds a page shows what a fresh one does',
    command: (report) => vitest(report, '-c', 'walk/vitest.config.ts'),
    read: readVitest,
    changed: 'all when walk/ or the app’s model changes',
    alone: /^(walk|packages\/app\/src\/model)\//,
  },
  {
    name: 'units',
    what: 'logic without a browser, and the contract on the mocks',
    command: (report, files) => vitest(report, '--project', 'units', ...files),
    read: readVitest,
    changed: 'those reached',
  },
  {
    name: 'build',
    what: 'app and server build',
    after: ['reliability'],
    command: () => tsx('tools/build.ts'),
    changed: 'nothing',
  },
  {
    name: 'size',
    what: 'no page and no entry of the kit outgrows its budget',
    command: () => tsx('tools/size/main.ts'),
    changed: 'all when tools/size/ changes',
    alone: /^tools\/size\//,
  },
  {
    name: 'api',
    what: 'no public signature of the kit changes unseen, or without a changeset',
    command: () => tsx('tools/api/main.ts', '--check'),
    changed: 'all when the kit’s code or api/ or tools/api/ change',
    alone: /^(tools\/api|packages\/ui\/(api|src))\/(?!.*\.(stories|test|guide|example)\.)/,
  },
  {
    name: 'showcase',
    what: 'the static site is whole under any path: its links, Storybook, the calls',
    after: ['storybook', 'size'],
    command: () => tsx('tools/showcase/main.ts', '--built', '--walk'),
    changed: 'all when tools/showcase/ changes',
    alone: /^tools\/showcase\//,
  },
  {
    name: 'lint',
    what: 'rules of the code, and which package may import which',
    command: (_, files) => npx('eslint', ...(files.length > 0 ? ['--no-warn-ignored', ...files] : ['.'])),
    changed: 'changed files',
  },
  {
    name: 'format',
    what: 'Prettier’s form',
    command: (_, files) =>
      npx(
        'prettier',
        '--check',
        '--log-level',
        'warn',
        ...(files.length > 0 ? ['--ignore-unknown', ...files] : ['.']),
      ),
    changed: 'changed files',
  },
  {
    name: 'dead-code',
    what: 'no file, export or dependency without use',
    command: () => npx('knip'),
    changed: 'all when code changes',
  },
  {
    name: 'texts',
    what: 'every text in Russian and English',
    command: () => tsx('tools/texts.ts', '--check'),
    changed: 'all, always',
  },
  {
    name: 'cities',
    what: 'the list of cities is the one its sources give',
    command: () => tsx('tools/cities.ts', '--check'),
    changed: 'all when the contract’s cities change',
    alone: /^packages\/api-contract\/src\/cities\//,
  },
  {
    name: 'calls',
    what: 'every call of the contract has its handlers and tests',
    command: () => tsx('tools/check/calls.ts'),
    changed: 'all, always',
  },
  {
    name: 'spec',
    what: 'every id of a requirement exists, and the map of where is true',
    command: () => tsx('tools/spec/main.ts', '--check'),
    changed: 'all, always',
  },
  {
    name: 'links',
    what: 'every link of the documentation leads somewhere, every folder has its line',
    command: () => tsx('tools/check/links.ts'),
    changed: 'all, always',
  },
  {
    name: 'server',
    what: 'the server and the contract, on the embedded database',
    cores: 2,
    command: (report, files) => patient(report, '--project', 'server', ...files),
    read: readVitest,
    changed: 'those reached, the nearest 110 or so; all when a migration changes',
    alone: /^packages\/server\/src\/db\/migrations\//,
  },
  {
    name: 'server-postgres',
    what: 'the same on PostgreSQL and Redis, as far as a test asks either of them',
    cores: 2,
    needs: ['postgres', 'redis'],
    command: (report) => patient(report, '--project', 'server', ...testsOnDatabase()),
    env: ({ postgres, redis }) => ({ DATABASE_URL_TEST: postgres, REDIS_URL_TEST: redis }),
    read: readVitest,
    changed: 'nothing',
  },
  {
    name: 'server-pgbouncer',
    what: 'what holds transactions, tells live events and migrates, behind PgBouncer',
    cores: 2,
    needs: ['postgres', 'pgBouncer'],
    command: (report) =>
      patient(report, '--project', 'server', ...testsOnDatabase().filter(isBehindPgBouncer)),
    env: ({ postgres, pgBouncer }) => ({ DATABASE_URL_TEST: postgres, PGBOUNCER_URL_TEST: pgBouncer }),
    read: readVitest,
    changed: 'nothing',
  },
  {
    name: 'journeys',
    what: 'two browsers on the real server',
    cores: 2,
    after: ['build', 'size', 'package'],
    needs: ['postgres'],
    command: (_, files) => npx('playwright', 'test', '-c', 'e2e/playwright.config.ts', ...files),
    env: ({ postgres }, report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, DATABASE_URL_TEST: postgres }),
    read: readPlaywright,
    changed: 'all when e2e/ changes',
    alone: /^e2e\//,
  },
];

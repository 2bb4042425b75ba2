import { readPlaywright, readVitest, type Counts } from './readCounts';
import type { Engines, EngineUrls } from './engines';
import type { Job } from './lanes';

export interface Step extends Job {
  /** What it proves, in the words of `npm test -- --list`. */
  readonly what: string;
  readonly command: (report: string) => readonly string[];
  /** The programs it runs against. */
  readonly needs?: readonly (keyof Engines)[];
  readonly env?: (engines: EngineUrls, report: string) => NodeJS.ProcessEnv;
  /** Counts single tests; without it the step itself counts as one. */
  readonly read?: (report: string) => Counts | undefined;
}

const npx = (...args: string[]) => ['npx', '--no-install', ...args];
const tsx = (...args: string[]) => npx('tsx', ...args);
const vitest = (report: string, ...args: string[]) =>
  npx('vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`);
/** Where browsers and programs work beside each other a test is tried twice; the summary names who needed it. */
const patient = (report: string, ...args: string[]) => vitest(report, ...args, '--retry=1');
/** One Chromium draws one page at a time, so the stories run in two. */
const storiesHalf = (half: 1 | 2): Step => ({
  name: `stories-${half}`,
  what: 'half of the stories by their plays, and by axe in light and dark',
  command: (report) => patient(report, '-c', 'vitest.stories.config.ts', `--shard=${half}/2`),
  env: () => ({ STORIES_HALF: `half-${half}` }),
  read: readVitest,
});

const inServer = (folder: string) => `packages/server/src/${folder}/`;
const behindPgBouncer = ['db', 'realtime', 'resources/messages'].map(inServer);

/** In the order they begin: what waits a lot stands first, so that what computes goes on beside it. */
export const steps: readonly Step[] = [
  {
    name: 'reliability',
    what: 'the server killed, stopped, cut off and filled up loses nothing',
    command: (report) => patient(report, '-c', 'reliability/vitest.config.ts'),
    read: readVitest,
  },
  { name: 'types', what: 'TypeScript, strict, of all packages', command: () => npx('tsc', '-b') },
  {
    name: 'lint',
    what: 'rules of the code, and which package may import which',
    command: () => npx('eslint', '.'),
  },
  {
    name: 'format',
    what: 'Prettier’s form',
    command: () => npx('prettier', '--check', '.', '--log-level', 'warn'),
  },
  {
    name: 'texts',
    what: 'every text in Russian and English',
    command: () => tsx('tools/texts.ts', '--check'),
  },
  {
    name: 'cities',
    what: 'the list of cities is the one its sources give',
    command: () => tsx('tools/cities.ts', '--check'),
  },
  {
    name: 'calls',
    what: 'every call of the contract has its handlers and tests',
    command: () => tsx('tools/check/calls.ts'),
  },
  {
    name: 'spec',
    what: 'every id of a requirement exists, and the map of where is true',
    command: () => tsx('tools/spec/main.ts', '--check'),
  },
  {
    name: 'links',
    what: 'every link of the documentation leads somewhere, every folder has its line',
    command: () => tsx('tools/check/links.ts'),
  },
  { name: 'dead-code', what: 'no file, export or dependency without use', command: () => npx('knip') },
  {
    name: 'units',
    what: 'logic without a browser, and the contract on the mocks',
    command: (report) => vitest(report, '--project', 'units'),
    read: readVitest,
  },
  {
    name: 'walk',
    what: 'after any deeds a page shows what a fresh one does',
    command: (report) => vitest(report, '-c', 'walk/vitest.config.ts'),
    read: readVitest,
  },
  {
    name: 'storybook',
    what: 'Storybook builds',
    command: () => npx('storybook', 'build', '--disable-telemetry', '--quiet'),
  },
  {
    name: 'build',
    what: 'app and server build',
    after: ['reliability'],
    command: () => tsx('tools/build.ts'),
  },
  {
    name: 'size',
    what: 'no page and no entry of the kit outgrows its budget',
    command: () => tsx('tools/size/main.ts'),
  },
  {
    name: 'package',
    what: 'the kit serves somebody else’s project, with React 18 and 19',
    command: () => tsx('tools/package/main.ts'),
  },
  {
    name: 'visual',
    what: 'photographed stories look as before',
    command: (report) => tsx('tools/visual/main.ts', '--json', report),
    read: readVitest,
  },
  {
    name: 'server',
    what: 'the server and the contract, on the embedded database',
    cores: 2,
    command: (report) => patient(report, '--project', 'server'),
    read: readVitest,
  },
  {
    name: 'server-postgres',
    what: 'the same on PostgreSQL and Redis',
    cores: 2,
    needs: ['postgres', 'redis'],
    command: (report) => patient(report, '--project', 'server'),
    env: ({ postgres, redis }) => ({ DATABASE_URL_TEST: postgres, REDIS_URL_TEST: redis }),
    read: readVitest,
  },
  {
    name: 'server-pgbouncer',
    what: 'what holds transactions, tells live events and migrates, behind PgBouncer',
    cores: 2,
    needs: ['postgres', 'pgBouncer'],
    command: (report) => patient(report, '--project', 'server', ...behindPgBouncer),
    env: ({ postgres, pgBouncer }) => ({ DATABASE_URL_TEST: postgres, PGBOUNCER_URL_TEST: pgBouncer }),
    read: readVitest,
  },
  storiesHalf(1),
  storiesHalf(2),
  {
    name: 'journeys',
    what: 'two browsers on the real server',
    cores: 2,
    after: ['build', 'size', 'package'],
    needs: ['postgres'],
    command: () => npx('playwright', 'test', '-c', 'e2e/playwright.config.ts'),
    env: ({ postgres }, report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, DATABASE_URL_TEST: postgres }),
    read: readPlaywright,
  },
];

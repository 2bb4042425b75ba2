/**
 * `npm test`: everything there is to run, one after another, on a bare machine. It installs what it needs where it
 * may (Chromium and PostgreSQL from Debian's packages) and says the one command where it may not.
 * `npm test -- units stories` runs only the named steps.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../chromium';
import { runStep } from '../runStep';
import { startThrowAwayPgBouncer } from '../throwAwayPgBouncer';
import { startThrowAwayPostgres } from '../throwAwayPostgres';
import { startThrowAwayRedis } from '../throwAwayRedis';
import { readPlaywright, readVitest, type Counts } from './readCounts';

interface Step {
  readonly name: string;
  readonly command: (report: string) => readonly string[];
  readonly env?: (report: string) => NodeJS.ProcessEnv;
  /** Counts single tests; without it the step itself counts as one. */
  readonly read?: (report: string) => Counts | undefined;
}

interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

const npx = (...args: string[]) => ['npx', '--no-install', ...args];
const vitest = (report: string, ...args: string[]) =>
  npx('vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`);
/** Where browsers and programs work beside each other a test is tried twice; the summary names who needed it. */
const patient = (report: string, ...args: string[]) => vitest(report, ...args, '--retry=1');
const stories = (theme: string) => (report: string) =>
  patient(report, '-c', 'vitest.stories.config.ts', '--project', `stories-${theme}`);

const inServer = (folder: string) => `packages/server/src/${folder}/`;

const steps: readonly Step[] = [
  { name: 'types', command: () => npx('tsc', '-b') },
  { name: 'lint', command: () => npx('eslint', '.') },
  { name: 'format', command: () => npx('prettier', '--check', '.', '--log-level', 'warn') },
  { name: 'texts', command: () => npx('tsx', 'tools/texts.ts', '--check') },
  { name: 'cities', command: () => npx('tsx', 'tools/cities.ts', '--check') },
  { name: 'calls', command: () => npx('tsx', 'tools/check/calls.ts') },
  { name: 'spec', command: () => npx('tsx', 'tools/spec/main.ts', '--check') },
  { name: 'dead-code', command: () => npx('knip') },
  { name: 'units', command: (report) => vitest(report, '--project', 'units'), read: readVitest },
  { name: 'walk', command: (report) => vitest(report, '-c', 'walk/vitest.config.ts'), read: readVitest },
  { name: 'server', command: (report) => patient(report, '--project', 'server'), read: readVitest },
  {
    name: 'server-postgres',
    command: (report) => patient(report, '--project', 'server'),
    env: () => ({ DATABASE_URL_TEST: postgresUrl, REDIS_URL_TEST: redisUrl }),
    read: readVitest,
  },
  {
    // Every server of these tests goes through PgBouncer: what holds transactions, tells live events, migrates.
    name: 'server-pgbouncer',
    command: (report) =>
      patient(report, '--project', 'server', ...['db', 'realtime', 'resources/messages'].map(inServer)),
    env: () => ({ DATABASE_URL_TEST: postgresUrl, PGBOUNCER_URL_TEST: pgBouncerUrl }),
    read: readVitest,
  },
  {
    name: 'reliability',
    command: (report) => patient(report, '-c', 'reliability/vitest.config.ts'),
    read: readVitest,
  },
  { name: 'stories-light', command: stories('light'), read: readVitest },
  { name: 'stories-dark', command: stories('dark'), read: readVitest },
  {
    name: 'visual',
    command: (report) => npx('tsx', 'tools/visual/main.ts', '--json', report),
    read: readVitest,
  },
  { name: 'storybook', command: () => npx('storybook', 'build', '--disable-telemetry', '--quiet') },
  { name: 'build', command: () => npx('tsx', 'tools/build.ts') },
  { name: 'package', command: () => npx('tsx', 'tools/package/main.ts') },
  { name: 'size', command: () => npx('tsx', 'tools/size/main.ts') },
  {
    name: 'journeys',
    command: () => npx('playwright', 'test', '-c', 'e2e/playwright.config.ts'),
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, DATABASE_URL_TEST: postgresUrl }),
    read: readPlaywright,
  },
];

/** Two servers on one database are a journey too. */
const needPostgres = ['server-postgres', 'server-pgbouncer', 'journeys'];
const needRedis = 'server-postgres';
const needPgBouncer = 'server-pgbouncer';
let postgresUrl = '';
let redisUrl = '';
let pgBouncerUrl = '';
process.exitCode = await main(process.argv.slice(2));

async function main(wanted: readonly string[]): Promise<number> {
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  process.env['CHROMIUM_PATH'] = ensureChromium();
  const postgres = chosen.some(({ name }) => needPostgres.includes(name))
    ? await startThrowAwayPostgres()
    : undefined;
  const redis = chosen.some(({ name }) => name === needRedis) ? await startThrowAwayRedis() : undefined;
  postgresUrl = postgres?.url ?? '';
  const pgBouncer = chosen.some(({ name }) => name === needPgBouncer)
    ? await startThrowAwayPgBouncer(postgresUrl)
    : undefined;
  pgBouncerUrl = pgBouncer?.url ?? '';
  redisUrl = redis?.url ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-test-'));
  const results: Result[] = [];
  try {
    for (const step of chosen) results.push(await run(step, path.join(folder, `${step.name}.json`)));
  } finally {
    redis?.stop();
    pgBouncer?.stop();
    postgres?.stop();
    rmSync(folder, { recursive: true });
  }
  return report(results);
}

async function run({ name, command, env, read }: Step, report: string): Promise<Result> {
  console.log(`\n== ${name}`);
  const { code, seconds } = await runStep(name, command(report), { env: env?.(report) ?? {} });
  const counted = read?.(report) ?? { passed: code === 0 ? 1 : 0, failed: 0, failures: [], unsteady: [] };
  // A step that ends badly is a failure even where no single test says so.
  const failed = code !== 0 ? Math.max(1, counted.failed) : counted.failed;
  console.log(`== ${name}: ${failed > 0 ? 'FAILED' : 'ok'}, ${seconds} s`);
  return { ...counted, failed, name, seconds };
}

/** The times of all steps and the titles of what failed: the last screen of an hour's output says what matters. */
function report(results: readonly Result[]): number {
  console.log('\n== summary');
  for (const { name, seconds, passed, failed } of results) {
    console.log(
      `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  }
  const unsteady = results.flatMap(({ name, unsteady: titles }) =>
    titles.map((title) => `  ${name} > ${title}`),
  );
  if (unsteady.length > 0) console.log(['== passed only on the second try', ...unsteady].join('\n'));
  for (const { name, failures } of results) for (const title of failures) console.log(`  ${name} > ${title}`);
  const failed = sum(results.map((result) => result.failed));
  console.log(`${sum(results.map((result) => result.passed))} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

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
import { startThrowAwayPostgres } from '../throwAwayPostgres';
import { readPlaywright, readVitest, type Counts } from './readCounts';

interface Step {
  readonly name: string;
  readonly command: (report: string) => readonly string[];
  readonly env?: (report: string) => NodeJS.ProcessEnv;
  /** Counts single tests; without it the step itself counts as one. */
  readonly read?: (report: string) => Counts | undefined;
}

const npx = (...args: string[]) => ['npx', '--no-install', ...args];
const vitest = (report: string, ...args: string[]) =>
  npx('vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`);
const stories = (theme: string) => (report: string) =>
  vitest(report, '-c', 'vitest.stories.config.ts', '--project', `stories-${theme}`);

const steps: readonly Step[] = [
  { name: 'types', command: () => npx('tsc', '-b') },
  { name: 'lint', command: () => npx('eslint', '.') },
  { name: 'format', command: () => npx('prettier', '--check', '.', '--log-level', 'warn') },
  { name: 'texts', command: () => npx('tsx', 'tools/texts.ts', '--check') },
  { name: 'cities', command: () => npx('tsx', 'tools/cities.ts', '--check') },
  { name: 'calls', command: () => npx('tsx', 'tools/check/calls.ts') },
  { name: 'dead-code', command: () => npx('knip') },
  { name: 'units', command: (report) => vitest(report, '--project', 'units'), read: readVitest },
  { name: 'server', command: (report) => vitest(report, '--project', 'server'), read: readVitest },
  {
    name: 'server-postgres',
    command: (report) => vitest(report, '--project', 'server'),
    env: () => ({ DATABASE_URL_TEST: postgresUrl }),
    read: readVitest,
  },
  {
    name: 'reliability',
    command: (report) => vitest(report, '-c', 'reliability/vitest.config.ts'),
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
const needPostgres = ['server-postgres', 'journeys'];
let postgresUrl = '';
process.exitCode = await main(process.argv.slice(2));

async function main(wanted: readonly string[]): Promise<number> {
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  process.env['CHROMIUM_PATH'] = ensureChromium();
  const postgres = chosen.some(({ name }) => needPostgres.includes(name))
    ? await startThrowAwayPostgres()
    : undefined;
  postgresUrl = postgres?.url ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-test-'));
  const total = { passed: 0, failed: 0 };
  try {
    for (const step of chosen) add(total, await run(step, path.join(folder, `${step.name}.json`)));
  } finally {
    postgres?.stop();
    rmSync(folder, { recursive: true });
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

async function run({ name, command, env, read }: Step, report: string): Promise<Counts> {
  console.log(`\n== ${name}`);
  const { code, seconds } = await runStep(name, command(report), { env: env?.(report) ?? {} });
  const counted = read?.(report) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // A step that ends badly is a failure even where no single test says so.
  const counts = {
    passed: counted.passed,
    failed: code !== 0 ? Math.max(1, counted.failed) : counted.failed,
  };
  console.log(`== ${name}: ${counts.failed > 0 ? 'FAILED' : 'ok'}, ${seconds} s`);
  return counts;
}

function add(total: { passed: number; failed: number }, { passed, failed }: Counts): void {
  total.passed += passed;
  total.failed += failed;
}

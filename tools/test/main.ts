/**
 * `npm test`: everything there is to run, as far as the cores reach beside each other, on a bare machine. It installs
 * what it needs where it may (browsers and PostgreSQL from Debian's packages) and says the one command where it may
 * not. `npm test -- units stories-1` runs only the named steps, `npm test -- --changed` what a change can break
 * (`--changed=main` compares with that commit), `npm test -- --list` says what each is for and what it took.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureFirefox } from '../browsers/firefox';
import { ensureWebKit } from '../browsers/webKit';
import { ensureChromium } from '../chromium';
import { runStep } from '../runStep';
import { changedFiles } from './changed/changedFiles';
import { planChanged } from './changed/planChanged';
import { earlierTimes, keepTimes } from './earlierTimes';
import { startEngines, type EngineUrls } from './engines';
import { runInLanes } from './lanes';
import { report, type Result } from './report';
import { steps, type Step } from './steps';

/** Of the cores of a machine no more than two: what is true on two is true on more. */
const cores = 2;

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  if (words.includes('--list')) return list();
  const changed = words.find((word) => /^--changed(=|$)/.test(word));
  const wanted = words.filter((word) => word !== changed);
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}. npm test -- --list names them all.`);
    return 1;
  }
  const chosen = changed === undefined ? steps : affectedSteps(changed.split('=')[1]);
  const started = Date.now();
  const results = await runAll(
    chosen.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
    started,
  );
  const code = report(results, Date.now() - started, earlierTimes());
  // A part of a step says nothing of the whole.
  if (changed === undefined) keepTimes(results);
  return code;
}

function affectedSteps(since?: string): readonly Step[] {
  const { steps: affected, said } = planChanged(changedFiles(since));
  for (const line of said) console.log(line);
  console.log(`Steps: ${affected.map(({ name }) => name).join(' ')}\n`);
  return affected;
}

function list(): number {
  const times = earlierTimes();
  for (const { name, what, changed } of steps) {
    const seconds = times[name] === undefined ? '' : `${times[name]} s`;
    console.log(`${name.padEnd(18)}${seconds.padStart(6)}  ${what}`);
    console.log(`${''.padEnd(26)}--changed: ${changed}`);
  }
  return 0;
}

async function runAll(chosen: readonly Step[], started: number): Promise<Result[]> {
  process.env['CHROMIUM_PATH'] = ensureChromium();
  // Before the steps: two of them cannot install at the same time.
  if (chosen.some(({ name }) => name === 'browsers' || name === 'journeys')) ensureWebKit();
  if (chosen.some(({ name }) => name === 'journeys')) ensureFirefox();
  const engines = await startEngines(new Set(chosen.flatMap(({ needs = [] }) => needs)));
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-test-'));
  try {
    return await runInLanes(
      chosen.map((step) => ({
        ...step,
        run: async () => {
          const began = Math.round((Date.now() - started) / 1000);
          return { ...(await run(step, engines.urls, path.join(folder, `${step.name}.json`))), began };
        },
      })),
      cores,
    );
  } finally {
    engines.stop();
    rmSync(folder, { recursive: true });
  }
}

/** What a step says is shown in one piece when it has ended, for others speak at the same time. */
async function run(
  { name, command, env, read }: Step,
  urls: EngineUrls,
  file: string,
): Promise<Omit<Result, 'began'>> {
  console.log(`.. ${name}`);
  const options = { env: env?.(urls, file) ?? {}, quiet: true };
  const { code, seconds, output } = await runStep(name, command(file, []), options);
  const counted = read?.(file) ?? { passed: code === 0 ? 1 : 0, failed: 0, failures: [], unsteady: [] };
  // A step that ends badly is a failure even where no single test says so.
  const failed = code !== 0 ? Math.max(1, counted.failed) : counted.failed;
  console.log(`\n== ${name}: ${failed > 0 ? 'FAILED' : 'ok'}, ${seconds} s\n${output}`);
  const failures = failed > 0 && counted.failures.length === 0 ? lastLines(output) : counted.failures;
  return { ...counted, failures, failed, name, seconds };
}

/** Where no titles say what failed, the end of what the step said does. */
function lastLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-8);
}

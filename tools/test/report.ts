import type { Times } from './earlierTimes';
import type { Counts } from './readCounts';
import { drawTimeline } from './timeline';

export interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
  /** Seconds after the begin of the run. */
  readonly began: number;
}

/**
 * The times of all steps and the titles of what failed: the last screen of a long output says what matters.
 *
 * @param earlier what the steps took the time before
 * @returns the exit code
 */
export function report(results: readonly Result[], tookMs: number, earlier: Times): number {
  console.log(['\n== when each step ran', ...drawTimeline(results)].join('\n'));
  console.log('\n== summary');
  for (const { name, seconds, passed, failed } of results) {
    const before = earlier[name] === undefined ? '' : ` (${earlier[name]} s the time before)`;
    const counts = `${passed} passed, ${failed} failed, ${seconds} s`;
    console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${counts}${before}`);
  }
  const unsteady = results.flatMap(({ name, unsteady: titles }) =>
    titles.map((title) => `  ${name} > ${title}`),
  );
  if (unsteady.length > 0) console.log(['== passed only on the second try', ...unsteady].join('\n'));
  for (const { name, failures } of results) for (const title of failures) console.log(`  ${name} > ${title}`);
  const failed = sum(results.map((result) => result.failed));
  const passed = sum(results.map((result) => result.passed));
  console.log(`${passed} passed, ${failed} failed, ${Math.round(tookMs / 1000)} s`);
  return failed > 0 ? 1 : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

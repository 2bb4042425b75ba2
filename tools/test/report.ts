import type { Counts } from './readCounts';

export interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/**
 * The times of all steps and the titles of what failed: the last screen of a long output says what matters.
 *
 * @returns the exit code
 */
export function report(results: readonly Result[], tookMs: number): number {
  console.log('\n== summary');
  for (const { name, seconds, passed, failed } of results)
    console.log(
      `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
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

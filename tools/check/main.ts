/** `npm run check`: everything that can be checked quickly, two at a time. */
import { runStep, type StepResult } from '../runStep';

const npx = (...args: string[]) => ['npx', '--no-install', ...args];

const steps: readonly (readonly [string, readonly string[]])[] = [
  ['types', npx('tsx', 'tools/types.ts')],
  ['lint and zones', npx('eslint', '.', '--cache', '--cache-location', 'node_modules/.cache/eslint/')],
  ['format', npx('prettier', '--check', '.', '--log-level', 'warn', '--cache')],
  ['texts', npx('tsx', 'tools/texts.ts', '--check')],
  ['cities', npx('tsx', 'tools/cities.ts', '--check')],
  ['calls', npx('tsx', 'tools/check/calls.ts')],
  ['links', npx('tsx', 'tools/check/links.ts')],
  ['spec', npx('tsx', 'tools/spec/main.ts', '--check')],
  ['dead code', npx('knip')],
  ['units', npx('vitest', 'run', '--project', 'units', '--reporter', 'dot')],
];

process.exitCode = await main();

async function main(): Promise<number> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step[0], step[1], { quiet: true });
      results.push(result);
      report(result);
    }
  }
  await Promise.all([work(), work()]);
  const failed = results.filter(({ code }) => code !== 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function report({ name, code, output, seconds }: StepResult): void {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
}

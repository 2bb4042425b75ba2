import path from 'node:path';
import type { Reached } from './ModuleGraph';

/** What a choice needs to know of a change. */
export interface Change {
  readonly files: readonly string[];
  readonly reached: ReadonlyMap<string, Reached>;
  /** Whether a test is about the same thing though it lies elsewhere, such as one that makes the same call. */
  readonly isKin: (test: string) => boolean;
}

export interface Choice {
  readonly run: readonly string[];
  readonly left: readonly string[];
  /** The file that most of those left out are reached through. */
  readonly hub?: string;
}

/**
 * The tests that a change reaches, as many as fit: first those beside it, then those about the same thing, then the
 * nearest by imports.
 * @param weigh how much of the limit a test takes
 */
export function nearestTests(
  tests: readonly string[],
  change: Change,
  limit: number,
  weigh: (test: string) => number,
): Choice {
  const order = tests
    .filter((test) => change.reached.has(test))
    .map((test) => ({ test, rank: rankOf(test, change) }))
    .toSorted((a, b) => a.rank - b.rank || a.test.localeCompare(b.test));
  let used = 0;
  const run = order
    .filter(({ test, rank }) => {
      const fits = rank === beside || used + weigh(test) <= limit;
      if (fits) used += weigh(test);
      return fits;
    })
    .map(({ test }) => test);
  const left = order.map(({ test }) => test).filter((test) => !run.includes(test));
  const hub = hubOf(left, change.reached);
  return { run, left, ...(hub === undefined ? {} : { hub }) };
}

const beside = 0;

function rankOf(test: string, { files, reached, isKin }: Change): number {
  if (isBeside(test, files)) return beside;
  return isKin(test) ? 1 : 1 + folderDistance(path.dirname(test), reached);
}

/** Whether a changed file lies in the test's own folder, or in one of its own such as that of its pictures. */
export function isBeside(test: string, files: readonly string[]): boolean {
  const folder = path.dirname(test);
  return files.some((file) => path.dirname(file).replace(/\/__screenshots__$/, '') === folder);
}

/** Many tests start a whole app or server: what lies in their own folder says how near the change is to their subject. */
function folderDistance(folder: string, reached: Change['reached']): number {
  const inside = [...reached].filter(([file]) => file.startsWith(`${folder}/`));
  return Math.min(...inside.map(([, { distance }]) => distance));
}

/** Of the files that most of the ways go through, the one nearest to the change. */
function hubOf(tests: readonly string[], reached: Change['reached']): string | undefined {
  const ways = new Map<string, number>();
  for (const test of tests)
    for (let at = reached.get(test)?.through; at !== undefined; at = reached.get(at)?.through)
      if (reached.get(at)?.distance !== 0) ways.set(at, (ways.get(at) ?? 0) + 1);
  const distance = (file: string) => reached.get(file)?.distance ?? 0;
  const [first] = [...ways].toSorted(([a, n], [b, m]) => m - n || distance(a) - distance(b));
  return first?.[0];
}

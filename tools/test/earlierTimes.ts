import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';

const file = path.join(root, 'node_modules/.cache/iskra/test-times.json');

/** Seconds that each step took when it last ran whole on this machine. */
export type Times = Readonly<Record<string, number>>;

export function earlierTimes(): Times {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Times) : {};
}

export function keepTimes(results: readonly { readonly name: string; readonly seconds: number }[]): void {
  const times = {
    ...earlierTimes(),
    ...Object.fromEntries(results.map(({ name, seconds }) => [name, seconds])),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}

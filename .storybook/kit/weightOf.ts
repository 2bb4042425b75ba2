import { readFileSync } from 'node:fs';

type Weights = Readonly<Record<string, number>>;
const weights = JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')) as Weights;

/** kB of gzip, as `npm run size -- kit --write` measured: a small part by its name, an entry as a whole. */
export function weightOf(name: string, entry: string): number | null {
  const bytes = entry === '@iskra/ui' ? weights[name] : weights[entry.slice('@iskra/ui/'.length)];
  return bytes === undefined ? null : bytes / 1000;
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';

const file = path.join(root, 'packages/ui/README.md');
/** kB: what a table of whole weights may be off before it misleads. */
const tolerance = 0.5;

/** Under the table: what the parts of a product's page weigh together. */
export const wholePage = 'whole page';

const rowOf = (name: string) =>
  name === wholePage
    ? /(a room and toasts is )(\d+\.\d) kB/
    : new RegExp(`(\\| \`@iskra/ui${name === 'index' ? '' : `/${name}`}\`\\s*\\| )(\\d+\\.\\d) kB`);

/** Entries whose weight stands wrong in the kit's README, or not at all. */
export function staleRows(weights: ReadonlyMap<string, number>): string[] {
  const text = readFileSync(file, 'utf8');
  return [...weights].flatMap(([name, bytes]) => {
    const said = rowOf(name).exec(text)?.[2];
    const isRight = said !== undefined && Math.abs(Number(said) - bytes / 1000) <= tolerance;
    return isRight
      ? []
      : [`packages/ui/README.md says ${said ?? 'nothing'} of ${name}: npm run size -- kit --write`];
  });
}

/** Writes the weights into the README's table. */
export function writeRows(weights: ReadonlyMap<string, number>): void {
  let text = readFileSync(file, 'utf8');
  for (const [name, bytes] of weights)
    text = text.replace(rowOf(name), (_, start: string) => `${start}${(bytes / 1000).toFixed(1)} kB`);
  writeFileSync(file, text);
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readKit } from '../../.storybook/kit/readKit';
import { root } from '../runStep';
import { weighPart } from './weighEntry';

const file = path.join(root, '.storybook/kit/weights.json');
/** Bytes: what a page may be off before it misleads. */
const tolerance = 500;

/** gzip bytes of each component of the main entry, taken alone. */
export async function weighParts(): Promise<ReadonlyMap<string, number>> {
  const names = readKit().flatMap(({ name, entry }) => (entry === '@iskra/ui' ? [name] : []));
  const weights = new Map<string, number>();
  for (const name of names.sort()) weights.set(name, await weighPart(name));
  return weights;
}

/** What Storybook's pages say wrong of a weight, or not at all. */
export function stalePages(weights: ReadonlyMap<string, number>): string[] {
  const said = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
  return [...weights].flatMap(([name, bytes]) =>
    Math.abs((said[name] ?? -tolerance) - bytes) <= tolerance
      ? []
      : [
          `Storybook says ${said[name] ?? 'nothing'} of ${name}, which weighs ${bytes}: npm run size -- kit --write`,
        ],
  );
}

/** Writes the weights that Storybook's pages show. */
export function writePages(weights: ReadonlyMap<string, number>): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
}

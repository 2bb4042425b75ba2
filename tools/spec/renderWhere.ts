import path from 'node:path';
import { placeOf, places, type Place } from './placeOf';
import type { Mention } from './readMentions';
import type { Chapter } from './readSpec';

const head = `# Where each id is built and proved

> Written by \`npm run spec\`, never by hand: after a merge run it again. Files only, so that a moved line changes nothing.
> An id with "no code" or "no test" is named by none; that does not say that the product lacks it.
`;

/** docs/spec/where.md: a line for each id with the code and the tests that name it. */
export function renderWhere(chapters: readonly Chapter[], mentions: readonly Mention[]): string {
  const parts = chapters.map(({ title, file, ids }) => {
    const lines = ids.map((id) => `- **${id}** ${describe(filesOf(id, mentions))}`);
    return `## ${title}\n\n[${file}](${file})\n\n${lines.join('\n')}\n`;
  });
  return [head, ...parts].join('\n');
}

function filesOf(id: string, mentions: readonly Mention[]): Map<Place, string[]> {
  const found = new Map<Place, string[]>();
  for (const { file, ids } of mentions) {
    const place = ids.includes(id) ? placeOf(file) : null;
    if (place) found.set(place, [...(found.get(place) ?? []), file]);
  }
  return found;
}

function describe(found: ReadonlyMap<Place, readonly string[]>): string {
  const isTested = [...found.keys()].some((place) => place !== 'code');
  const named = places.flatMap((place) => {
    const files = found.get(place);
    if (files) return [`${place}: ${files.map(link).join(', ')}`];
    return place === 'code' ? ['no code'] : [];
  });
  return [...named, ...(isTested ? [] : ['no test'])].join('; ');
}

/** An index says nothing by itself: its folder is named with it. */
function link(file: string): string {
  const { base, dir, name } = path.posix.parse(file);
  const shown = name === 'index' ? `${path.posix.basename(dir)}/${base}` : base;
  return `[${shown}](../../${file})`;
}

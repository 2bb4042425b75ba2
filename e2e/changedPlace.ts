import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Where two pictures of a page differ: the box, and what stands in its middle; null where they are the same. */
export async function changedPlace(page: Page, before: Buffer, after: Buffer): Promise<string | null> {
  if (before.equals(after)) return null;
  const [a, b] = [await pixelsOf(before), await pixelsOf(after)];
  const width = a.info.width * a.info.channels;
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (const [at, value] of a.data.entries()) {
    if (value === b.data[at]) continue;
    columns.add(Math.floor((at % width) / a.info.channels));
    rows.add(Math.floor(at / width));
  }
  const [left, right, top, bottom] = [...ends(columns), ...ends(rows)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const shown = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.outerHTML, middle);
  return `${left} to ${right} by ${top} to ${bottom} px: ${shown?.slice(0, 160)}`;
}

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });

function ends(places: ReadonlySet<number>): [first: number, last: number] {
  const sorted = [...places].sort((a, b) => a - b);
  return [sorted[0] ?? 0, sorted.at(-1) ?? 0];
}

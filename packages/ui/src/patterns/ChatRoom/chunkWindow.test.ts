import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chunkNumber, chunksInView, spaceAround } from './chunkWindow';

const heights = Array.from({ length: 100 }, () => 100);

it('at the end draws a screen and the overscan', () => {
  expect(chunksInView(heights, { start: 0, height: 600, overscan: 200 })).toEqual({ from: 92, to: 100 });
});

it('in the middle draws what is around', () => {
  expect(chunksInView(heights, { start: 5000, height: 600, overscan: 200 })).toEqual({ from: 42, to: 52 });
});

it('every pixel of the view is covered and nothing is lost, for any heights', () => {
  const anyHeights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(anyHeights, fc.nat(20_000), fc.integer({ min: 1, max: 2000 }), (each, place, height) => {
      const total = each.reduce((sum, one) => sum + one, 0);
      const start = Math.min(place, Math.max(0, total - height));
      const range = chunksInView(each, { start, height, overscan: 50 });
      const around = spaceAround(each, range);
      expect(range.from).toBeLessThan(range.to);
      expect(around.after).toBeLessThanOrEqual(start);
      expect(total - around.before).toBeGreaterThanOrEqual(Math.min(total, start + height));
    }),
  );
});

it('chunks keep their rows when history is put in front', () => {
  const before = [0, 1, 2, 3, 4, 5].map((row) => chunkNumber(row, 0));
  const after = [50, 51, 52, 53, 54, 55].map((row) => chunkNumber(row, 50));
  expect(after).toEqual(before);
  expect(chunkNumber(49, 50)).toBe(-1);
});

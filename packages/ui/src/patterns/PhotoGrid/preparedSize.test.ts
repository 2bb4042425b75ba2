import fc from 'fast-check';
import { expect, it } from 'vitest';
import { preparedSize } from './preparedSize';

it('shrinks the longer side to 1600 px and keeps the proportions [B2.5]', () => {
  expect(preparedSize({ width: 4000, height: 3000 })).toMatchObject({
    width: 1600,
    height: 1200,
    x: 0,
    y: 0,
  });
});

it('never enlarges [B2.5]', () => {
  expect(preparedSize({ width: 400, height: 320 })).toMatchObject({ width: 400, height: 320 });
});

it('measures what was cut out of the turned picture, not the whole [B2.15]', () => {
  const crop = { turns: 1, x: 0.5, y: 0, width: 0.5, height: 0.25 } as const;
  expect(preparedSize({ width: 4000, height: 2000 }, crop)).toEqual({
    turned: { width: 2000, height: 4000 },
    x: 1000,
    y: 0,
    width: 1000,
    height: 1000,
  });
});

it('sends a picture of at least one and at most 1600 px a side, whatever comes', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const drawing = preparedSize({ width, height });
      expect(Math.min(drawing.width, drawing.height)).toBeGreaterThanOrEqual(1);
      expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(1600);
    }),
  );
});

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

it('shrinks no shorter side below the 320 px that are asked of it (D-28) [B2.5]', () => {
  expect(preparedSize({ width: 4000, height: 330 })).toMatchObject({ width: 3879, height: 320 });
  expect(preparedSize({ width: 330, height: 4000 })).toMatchObject({ width: 320, height: 3879 });
  expect(preparedSize({ width: 4000, height: 320 })).toMatchObject({ width: 4000, height: 320 });
});

it('shrinks no shorter side of a cut part below it either (D-28) [B2.15]', () => {
  const crop = { turns: 1, x: 0, y: 0.5, width: 0.5, height: 0.5 } as const;
  expect(preparedSize({ width: 8000, height: 800 }, crop)).toMatchObject({ width: 320, height: 3200 });
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

it('a picture that is fit stays fit, and shrinks as far as that allows, whatever comes (D-28) [B2.5]', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const drawing = preparedSize({ width, height });
      const [shorter, longer] = [
        Math.min(drawing.width, drawing.height),
        Math.max(drawing.width, drawing.height),
      ];
      expect(shorter).toBeGreaterThanOrEqual(Math.min(width, height, 320));
      if (longer > 1600) expect(shorter).toBeLessThanOrEqual(320);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeTooltip } from './placeTooltip';

const note = { width: 100, height: 30 };

it('stands above its anchor and in its middle', () => {
  expect(placeTooltip({ left: 200, top: 100, width: 40, height: 40 }, note, 800)).toEqual({
    left: 170,
    top: 62,
    side: 'above',
  });
});

it('stands below where there is no room above', () => {
  expect(placeTooltip({ left: 200, top: 10, width: 40, height: 40 }, note, 800)).toMatchObject({
    top: 58,
    side: 'below',
  });
});

it('never leaves a window it fits into', () => {
  const position = fc.integer({ min: 0, max: 800 });
  fc.assert(
    fc.property(position, position, fc.integer({ min: 116, max: 800 }), (left, top, windowWidth) => {
      const place = placeTooltip({ left, top, width: 40, height: 40 }, note, windowWidth);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + note.width).toBeLessThanOrEqual(windowWidth - 8);
    }),
  );
});

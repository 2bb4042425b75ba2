import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnOptions, firstDrawn, scrollToShow } from './rowWindow';

it.each([48, 96])('every option of %d px in view is drawn, wherever the list stands', (height) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1100 }), fc.nat(60_000), (total, place) => {
      const view = height * 6;
      const scrollTop = Math.min(place, Math.max(0, total * height - view));
      const first = firstDrawn(scrollTop, total, height);
      const firstSeen = Math.floor(scrollTop / height);
      const lastSeen = Math.min(total, Math.ceil((scrollTop + view) / height));
      expect(first).toBeLessThanOrEqual(firstSeen);
      expect(first + drawnOptions).toBeGreaterThanOrEqual(lastSeen);
    }),
  );
});

it('scrolls only as far as needed', () => {
  const shown = [
    [0, 96, 288],
    [3, 96, 288],
    [10, 0, 288],
  ] as const;
  expect(shown.map(([index, scrollTop, view]) => scrollToShow(index, scrollTop, view, 48))).toEqual([
    0, 96, 240,
  ]);
});

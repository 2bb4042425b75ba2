import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnOptions, firstDrawn, optionHeight, scrollToShow } from './rowWindow';

it('every option in view is drawn, wherever the list stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1100 }), fc.nat(60_000), (total, place) => {
      const view = optionHeight * 6;
      const scrollTop = Math.min(place, Math.max(0, total * optionHeight - view));
      const first = firstDrawn(scrollTop, total);
      const firstSeen = Math.floor(scrollTop / optionHeight);
      const lastSeen = Math.min(total, Math.ceil((scrollTop + view) / optionHeight));
      expect(first).toBeLessThanOrEqual(firstSeen);
      expect(first + drawnOptions).toBeGreaterThanOrEqual(lastSeen);
    }),
  );
});

it('scrolls only as far as needed', () => {
  expect([scrollToShow(0, 96, 288), scrollToShow(3, 96, 288), scrollToShow(10, 0, 288)]).toEqual([
    0, 96, 240,
  ]);
});

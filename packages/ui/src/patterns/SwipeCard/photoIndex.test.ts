import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepPhoto } from './photoIndex';

it('any steps stay within 0 and the last photo [ENC-02]', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.array(fc.integer({ min: -3, max: 3 })), (count, deltas) => {
      const index = deltas.reduce((at, delta) => stepPhoto(at, delta, count), 0);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThanOrEqual(Math.max(0, count - 1));
    }),
  );
});

it('does not wrap at the ends [ENC-02]', () => {
  expect([stepPhoto(4, 1, 5), stepPhoto(0, -1, 5), stepPhoto(1, 1, 5)]).toEqual([4, 0, 2]);
});

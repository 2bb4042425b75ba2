import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveRangeEnd, nearestThumb, snapToScale, valueAfterKey } from './sliderMath';

const ages = { min: 18, max: 70, step: 1 };

describe('moveRangeEnd', () => {
  it('raises the maximum when the minimum goes above it [FIL-03]', () => {
    expect(moveRangeEnd([20, 30], 0, 35, ages)).toEqual([35, 35]);
  });
  it('lowers the minimum when the maximum goes below it [FIL-03]', () => {
    expect(moveRangeEnd([20, 30], 1, 19, ages)).toEqual([19, 19]);
  });
  it('keeps 18 <= min <= max <= 70 after any moves [FIL-01]', () => {
    const move = fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.integer({ min: -500, max: 500 }));
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const [low, high] = moves.reduce<[number, number]>(
          (range, [end, value]) => moveRangeEnd(range, end, value, ages),
          [18, 30],
        );
        expect(low).toBeGreaterThanOrEqual(18);
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high).toBeLessThanOrEqual(70);
      }),
    );
  });
});

describe('valueAfterKey', () => {
  it.each([
    ['ArrowUp', 26],
    ['ArrowLeft', 24],
    ['PageDown', 20],
    ['Home', 18],
    ['End', 70],
    ['a', null],
  ])('%s leads from 25 to %s', (key, expected) => {
    expect(valueAfterKey(key, 25, ages, false)).toBe(expected);
  });
  it('mirrors the side arrows from right to left', () => {
    expect(valueAfterKey('ArrowLeft', 25, ages, true)).toBe(26);
  });
});

it('takes the upper thumb when both lie below the press', () => {
  expect(nearestThumb([30, 30], 40)).toBe(1);
  expect(nearestThumb([30, 30], 20)).toBe(0);
  expect(nearestThumb([20, 40], 22)).toBe(0);
});

it('snaps to steps counted from the minimum', () => {
  expect(snapToScale(7.4, { min: 1, max: 10, step: 3 })).toBe(7);
});

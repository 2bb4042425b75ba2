import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainFirst, movePhoto, placeAfterKey, remap } from './photoOrder';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 8 });
const sorted = (list: readonly string[]) => [...list].sort();

describe('the order of photos', () => {
  it('moves one and lets the others keep their order [B2.10]', () => {
    expect(movePhoto(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(movePhoto(['a', 'b', 'c'], 'c', -4)).toEqual(['c', 'a', 'b']);
    expect(movePhoto(['a', 'b'], 'x', 0)).toEqual(['a', 'b']);
  });

  it('loses and doubles nothing, and puts the moved one where it was asked to [B2.10]', () => {
    fc.assert(
      fc.property(ids, fc.nat(9), fc.integer({ min: -3, max: 12 }), (list, at, to) => {
        const id = list[at % Math.max(1, list.length)] ?? 'none';
        const moved = movePhoto(list, id, to);
        expect(sorted(moved)).toEqual(sorted(list));
        expect(moved.filter((other) => other !== id)).toEqual(list.filter((other) => other !== id));
        if (list.length > 0) expect(moved.indexOf(id)).toBe(Math.max(0, Math.min(list.length - 1, to)));
      }),
    );
  });

  it('has each photo once after others came and went meanwhile [B2.10]', () => {
    fc.assert(
      fc.property(ids, ids, (wanted, now) => {
        const order = remap(wanted, now);
        expect(sorted(order)).toEqual(sorted(now));
        const kept = wanted.filter((id) => now.includes(id));
        expect(order.slice(0, kept.length)).toEqual(kept);
        expect(remap(order, now)).toEqual(order);
      }),
    );
  });

  it('draws the main one first, if it is there [B2.8]', () => {
    expect(mainFirst(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    expect(mainFirst(['a', 'b'], 'gone')).toEqual(['a', 'b']);
    expect(mainFirst(['a', 'b'], null)).toEqual(['a', 'b']);
  });
});

describe('placeAfterKey', () => {
  it.each([
    ['ArrowRight', 0, 'ltr', 1],
    ['ArrowRight', 0, 'rtl', 0],
    ['ArrowLeft', 0, 'rtl', 1],
    ['ArrowDown', 0, 'ltr', 3],
    ['ArrowDown', 1, 'ltr', 2],
    ['ArrowDown', 2, 'ltr', 5],
    ['ArrowUp', 4, 'ltr', 0],
    ['ArrowUp', 5, 'ltr', 2],
    ['ArrowUp', 2, 'ltr', 1],
    ['ArrowUp', 0, 'ltr', 0],
    ['ArrowDown', 3, 'ltr', 3],
    ['End', 0, 'ltr', 5],
    ['a', 0, 'ltr', undefined],
  ] as const)('%s from %i in %s leads to %s', (key, place, dir, to) => {
    expect(placeAfterKey(key, place, 6, dir)).toBe(to);
  });

  it('never leads out of the photos', () => {
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(
        key,
        fc.integer({ min: 1, max: 12 }),
        fc.nat(11),
        fc.boolean(),
        (name, count, at, isLtr) => {
          const to = placeAfterKey(name, at % count, count, isLtr ? 'ltr' : 'rtl') ?? -1;
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(count);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tabAfterKey } from './tabAfterKey';

const open = [false, false, false];

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['ArrowDown', 0, false, null],
  ['a', 0, false, null],
])('%s leads from tab %i (right to left: %s) to %s', (key, from, isRtl, expected) => {
  expect(tabAfterKey(key, from, open, isRtl)).toBe(expected);
});

it('passes over disabled tabs', () => {
  expect(tabAfterKey('ArrowRight', 0, [false, true, false], false)).toBe(2);
  expect(tabAfterKey('Home', 2, [true, false, false], false)).toBe(1);
  expect(tabAfterKey('End', 0, [true, true], false)).toBeNull();
});

it('leads only to a tab that is there and open', () => {
  const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End');
  const tabs = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(keys, tabs, fc.nat(), fc.boolean(), (key, disabled, from, isRtl) => {
      const next = tabAfterKey(key, from % disabled.length, disabled, isRtl);
      if (next === null) expect(disabled.every(Boolean)).toBe(true);
      else expect(disabled[next]).toBe(false);
    }),
  );
});

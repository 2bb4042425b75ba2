import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyTarget, nearestEnabled, typedTarget } from './columnRules';

const years = [2006, 2005, 2004, 1999, 1998].map((value) => ({ value, label: String(value) }));

it('arrows move one row, pages five, Home and End to the ends [REG-04]', () => {
  expect(keyTarget('ArrowDown', 0, years)).toBe(1);
  expect(keyTarget('PageDown', 0, years)).toBe(4);
  expect(keyTarget('End', 0, years)).toBe(4);
  expect(keyTarget('Home', 3, years)).toBe(0);
  expect(keyTarget('Tab', 3, years)).toBeUndefined();
});

it('digits go to the first row that starts with them', () => {
  expect([typedTarget('199', years), typedTarget('3', years)]).toEqual([3, -1]);
});

it('any keys from any row end on an existing, enabled row', () => {
  const item = fc.record({ value: fc.nat(), label: fc.string(), isDisabled: fc.boolean() });
  const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'));
  fc.assert(
    fc.property(fc.array(item, { minLength: 1 }), keys, fc.nat(60), (items, pressed, start) => {
      const end = pressed.reduce((at, key) => keyTarget(key, at, items) ?? at, nearestEnabled(items, start));
      if (items.every((each) => each.isDisabled)) expect(end).toBe(-1);
      else expect(items[end]?.isDisabled).toBe(false);
    }),
  );
});

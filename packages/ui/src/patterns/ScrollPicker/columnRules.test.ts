import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyTarget, nearestEnabled, nextTarget, sliderValues, typedTarget } from './columnRules';

const years = [2006, 2005, 2004, 1999, 1998].map((value) => ({ value, label: String(value) }));

it('arrows move one row, pages five, Home and End to the ends [REG-04] [B3.4]', () => {
  expect(keyTarget('ArrowDown', 0, years)?.index).toBe(1);
  expect(keyTarget('PageDown', 0, years)?.index).toBe(4);
  expect(keyTarget('End', 0, years)?.index).toBe(4);
  expect(keyTarget('Home', 3, years)?.index).toBe(0);
  expect(keyTarget('Tab', 3, years)).toBeUndefined();
});

it('a loop goes on at its ends, an open column stops [B3.10]', () => {
  expect([keyTarget('ArrowUp', 0, years, true)?.index, keyTarget('ArrowUp', 0, years)?.index]).toEqual([
    4, 0,
  ]);
  expect([keyTarget('ArrowDown', 4, years, true)?.index, keyTarget('PageUp', 2, years, true)?.index]).toEqual(
    [0, 2],
  );
});

it('tells which row was wanted when another had to be taken [B3.13]', () => {
  const items = [
    { value: 5, label: 'мая' },
    { value: 6, label: 'июня' },
    { value: 7, label: 'июля', isDisabled: true },
  ];
  expect(keyTarget('ArrowDown', 1, items)).toEqual({ wanted: 2, index: 1 });
});

it('digits go to the first row that starts with them [B3.4]', () => {
  expect([typedTarget('199', years), typedTarget('3', years)]).toEqual([3, -1]);
});

it('letters pass over the placeholder, and one letter again goes on to the next row that begins with it [B3.4]', () => {
  const placeholder = { value: '', label: 'Monat' };
  const months = ['Januar', 'Februar', 'März', 'Mai', 'Juni', 'Juli'].map((label, at) => ({
    value: at + 1,
    label,
  }));
  const rows = [placeholder, ...months];
  expect([typedTarget('m', rows), typedTarget('mai', rows), typedTarget('mo', rows)]).toEqual([3, 4, -1]);
  expect(nextTarget('j', 0, rows)).toBe(1);
  expect(nextTarget('j', 1, rows)).toBe(5);
  expect(nextTarget('J', 5, rows)).toBe(6);
  expect(nextTarget('j', 6, rows)).toBe(1);
  expect(nextTarget('x', 6, rows)).toBe(-1);
});

it('any keys from any row end on an existing, enabled row [B3.17]', () => {
  const item = fc.record({ value: fc.nat(), label: fc.string(), isDisabled: fc.boolean() });
  const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'));
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1 }),
      keys,
      fc.nat(60),
      fc.boolean(),
      (items, pressed, start, loop) => {
        const end = pressed.reduce<number>(
          (at, key) => keyTarget(key, Math.max(0, at), items, loop)?.index ?? at,
          nearestEnabled(items, start),
        );
        if (items.every((each) => each.isDisabled)) expect(end).toBe(-1);
        else expect(items[end]?.isDisabled).toBe(false);
      },
    ),
  );
});

describe('what a slider says of itself [B3.5]', () => {
  it('says numbers as they are, whichever way they run', () => {
    const years = [2007, 2006, 2005].map((value) => ({ value, label: String(value) }));
    expect(sliderValues(years, 1)).toEqual({ min: 2005, max: 2007, now: 2006 });
    expect(sliderValues([{ value: '', label: 'Год' }, ...years], 0)).toEqual({
      min: 2005,
      max: 2007,
      now: 2005,
    });
  });
  it('says the place of rows that are words', () => {
    const towns = ['Казань', 'Москва'].map((value) => ({ value, label: value }));
    expect(sliderValues(towns, 1)).toEqual({ min: 0, max: 1, now: 1 });
  });
});

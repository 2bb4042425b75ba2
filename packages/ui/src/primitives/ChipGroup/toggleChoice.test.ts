import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toggleChoice } from './toggleChoice';

it('adds what is missing and takes away what is there', () => {
  expect(toggleChoice(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b']);
});

it('adds nothing beyond the maximum, but still takes away', () => {
  expect(toggleChoice(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  expect(toggleChoice(['a', 'b'], 'b', 2)).toEqual(['a']);
});

it('never holds anything twice nor more than the maximum', () => {
  const presses = fc.array(fc.constantFrom('a', 'b', 'c', 'd'));
  fc.assert(
    fc.property(presses, fc.integer({ min: 0, max: 4 }), (values, max) => {
      const end = values.reduce<readonly string[]>((chosen, value) => toggleChoice(chosen, value, max), []);
      expect(end.length).toBeLessThanOrEqual(max);
      expect(new Set(end).size).toBe(end.length);
    }),
  );
});

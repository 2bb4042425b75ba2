import { expect, it } from 'vitest';
import { areSlotsFull, isReordering, mainWithout } from './photos';

it('six photos are the most (D-28)', () => {
  expect([areSlotsFull(5), areSlotsFull(6)]).toEqual([false, true]);
});

it.each([
  [['b', 'a', 'c'], true],
  [['a', 'b'], false],
  [['a', 'b', 'b'], false],
  [['a', 'b', 'd'], false],
  [['a', 'b', 'c', 'c'], false],
])('a, b and c in the order %j: %s (D-28)', (wanted, isOne) => {
  expect(isReordering(['a', 'b', 'c'], wanted)).toBe(isOne);
});

it('the first that remains becomes the main photo when that is removed (D-28)', () => {
  const kept = ['a', 'b', 'c'];
  expect(mainWithout('a', { kept, main: 'a' })).toBe('b');
  expect(mainWithout('a', { kept, main: 'c' })).toBe('c');
  expect(mainWithout('a', { kept: ['a'], main: 'a' })).toBeNull();
});

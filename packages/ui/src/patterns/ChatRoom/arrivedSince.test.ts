import { expect, it } from 'vitest';
import { arrivedSince } from './arrivedSince';

const arrived = (now: readonly string[], before: readonly string[]) =>
  arrivedSince(now, before, (item) => item);

it.each([
  ['what came after the last known', ['a', 'b', 'c', 'd'], ['a', 'b'], ['c', 'd']],
  ['no history', ['x', 'y', 'a', 'b'], ['a', 'b'], []],
  ['what came after one that is gone', ['a', 'c'], ['a', 'b'], ['c']],
  ['nothing of another conversation', ['p', 'q'], ['a', 'b'], []],
  ['nothing of a first answer', ['a', 'b'], [], []],
])('counts %s [B5.7]', (_what, now, before, expected) => {
  expect(arrived(now, before)).toEqual(expected);
});

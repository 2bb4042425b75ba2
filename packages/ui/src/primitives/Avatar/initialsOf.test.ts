import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf';

it.each([
  ['Анна', 'А'],
  ['анна мария петрова', 'АМ'],
  ['  ', ''],
  ['😀', ''],
])('takes the initials of %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf';

it.each([
  ['Анна', 'А'],
  ['анна мария петрова', 'АМ'],
  ['Анна, 28', 'А'],
  ['Анна 28', 'А'],
  ['Анна-Мария, 28', 'АМ'],
  ['  ', ''],
  ['😀', ''],
])('takes the initials of %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

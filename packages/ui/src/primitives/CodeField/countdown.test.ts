import { expect, it } from 'vitest';
import { clockTime, secondsUntil } from './countdown';

it('counts begun seconds and never below none', () => {
  expect([secondsUntil(10_000, 8_999), secondsUntil(10_000, 9_999), secondsUntil(10_000, 11_000)]).toEqual([
    2, 1, 0,
  ]);
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [754, '12:34'],
])('writes %i seconds as %s', (seconds, expected) => {
  expect(clockTime(seconds)).toBe(expected);
});

import { expect, it } from 'vitest';
import { isTomorrow } from './isTomorrow';

it.each([
  ['2026-11-28T22:59:00', '2026-11-28T21:00:00', false],
  ['2026-11-29T00:01:00', '2026-11-28T23:59:00', true],
  ['2026-11-29T22:59:00', '2026-11-28T23:00:00', true],
  ['2027-01-01T12:00:00', '2026-12-31T12:00:01', true],
])('a like that comes back at %s is said, at %s, to come tomorrow: %s [ENC-11]', (moment, now, expected) => {
  expect(isTomorrow(moment, new Date(now))).toBe(expected);
});

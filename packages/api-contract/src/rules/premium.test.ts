import { expect, it } from 'vitest';
import { extendedUntil } from './premium';

const now = new Date('2026-06-14T12:00:00Z');

it.each([
  ['nothing', null, '2026-06-21T12:00:00.000Z'],
  ['what is over', new Date('2026-06-01T00:00:00Z'), '2026-06-21T12:00:00.000Z'],
  ['what is left', new Date('2026-06-15T00:00:00Z'), '2026-06-22T00:00:00.000Z'],
])('seven days more than %s', (_what, until, end) => {
  expect(extendedUntil(until, 7, now).toISOString()).toBe(end);
});

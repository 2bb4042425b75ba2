import { expect, it } from 'vitest';
import { formatDay, formatTime, isSameDate } from './formatChat';

const now = new Date(2025, 5, 12, 15, 0);
const june11 = new Date(2025, 5, 11, 9, 5).toISOString();

it('shows day and long month, time as hour and minute (D-19) [CHT-04] [I18-03]', () => {
  expect([formatDay(june11, 'ru', now), formatTime(june11)]).toEqual(['11 июня', '09:05']);
  expect([formatDay(june11, 'en', now), formatTime(june11)]).toEqual(['June 11', '09:05']);
});

it('adds the year when it is another one', () => {
  expect(formatDay(june11, 'ru', new Date(2026, 0, 1))).toContain('2025');
});

it('knows today', () => {
  expect([isSameDate(june11, now), isSameDate(now.toISOString(), now)]).toEqual([false, true]);
});

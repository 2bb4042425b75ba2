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

it('tells day and time of the zone that is given, wherever it runs [CHT-04]', () => {
  const lateInLondon = '2025-06-11T21:30:00Z';
  const noon = new Date('2025-06-12T02:00:00Z');
  expect(formatTime(lateInLondon, 'Asia/Vladivostok')).toBe('07:30');
  expect(formatTime(lateInLondon, 'UTC')).toBe('21:30');
  expect(formatDay(lateInLondon, 'ru', noon, 'Asia/Vladivostok')).toBe('12 июня');
  expect(formatDay(lateInLondon, 'ru', noon, 'America/New_York')).toBe('11 июня');
  expect(isSameDate(lateInLondon, noon, 'Asia/Vladivostok')).toBe(true);
  expect(isSameDate(lateInLondon, noon, 'UTC')).toBe(false);
});

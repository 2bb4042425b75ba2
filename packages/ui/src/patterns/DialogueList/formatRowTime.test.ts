import { expect, it } from 'vitest';
import { formatRowTime } from './formatRowTime';

const now = new Date(2025, 5, 12, 15, 0);
const at = (year: number, month: number, day: number, hour = 9, minute = 5) =>
  formatRowTime(new Date(year, month, day, hour, minute).toISOString(), 'ru', now);

it('today by the clock, then in words, weekdays and dates [I18-03]', () => {
  expect([at(2025, 5, 12, 14, 5), at(2025, 5, 11, 23, 59), at(2025, 5, 9)]).toEqual(['14:05', 'вчера', 'пн']);
  expect(at(2025, 4, 2)).toMatch(/^2 ма/);
  expect(at(2023, 4, 2)).toBe('02.05.23');
});

it('speaks English too [I18-03]', () => {
  expect(formatRowTime(new Date(2025, 5, 11).toISOString(), 'en', now)).toBe('yesterday');
});

it('tells the time of the zone that is given, wherever it runs [CHT-01]', () => {
  const noonInUtc = new Date('2025-06-12T12:00:00Z');
  const inZone = (timeZone: string) => formatRowTime('2025-06-11T21:30:00Z', 'ru', noonInUtc, timeZone);
  expect([inZone('Asia/Vladivostok'), inZone('UTC')]).toEqual(['07:30', 'вчера']);
  const newYear = formatRowTime('2024-12-31T21:30:00Z', 'ru', noonInUtc, 'Asia/Vladivostok');
  expect(newYear).toMatch(/^1 янв/);
});

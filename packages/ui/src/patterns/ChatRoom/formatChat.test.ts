import { describe, expect, it } from 'vitest';
import { ar } from '../../locales/ar';
import { de } from '../../locales/de';
import { en } from '../../locales/en';
import { ru } from '../../locales/ru';
import { uk } from '../../locales/uk';
import { dayTitle } from './dayTitle';
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

describe('the heading of a day [CHT-04] [B5.8]', () => {
  const english = { labels: en.labels.ChatRoom, locale: 'en' };
  const title = (iso: string, present: Date, timeZone?: string) =>
    dayTitle(iso, { ...english, now: present, timeZone });

  it('says today and yesterday by the calendar, not by hours', () => {
    const lateYesterday = new Date(2025, 5, 11, 23, 59).toISOString();
    expect(title(lateYesterday, new Date(2025, 5, 12, 0, 1))).toBe('Yesterday, June 11');
    expect(title(june11, new Date(2025, 5, 11, 23, 59))).toBe('Today, June 11');
    expect(title(june11, new Date(2025, 5, 13, 0, 0))).toBe('June 11');
    expect(title(new Date(2025, 5, 13).toISOString(), now)).toBe('June 13');
  });

  it('counts in the reader’s zone, and over a day of 23 hours', () => {
    expect(title('2025-06-11T21:30:00Z', new Date('2025-06-12T02:00:00Z'), 'Asia/Vladivostok')).toBe(
      'Today, June 12',
    );
    expect(title('2025-06-11T21:30:00Z', new Date('2025-06-12T12:00:00Z'), 'UTC')).toBe('Yesterday, June 11');
    expect(title('2025-03-29T22:30:00Z', new Date('2025-03-30T22:10:00Z'), 'Europe/Berlin')).toBe('March 29');
    expect(title('2025-03-29T23:10:00Z', new Date('2025-03-30T22:10:00Z'), 'Europe/Berlin')).toBe(
      'Yesterday, March 30',
    );
  });

  it.each([
    [ar, 'أمس، '],
    [de, 'Gestern, '],
    [en, 'Yesterday, '],
    [ru, 'Вчера, '],
    [uk, 'Учора, '],
  ])('has the words of each pack', ({ locale, labels }, yesterday) => {
    expect(dayTitle(june11, { labels: labels.ChatRoom, locale, now })).toMatch(
      new RegExp(`^${yesterday}.*11`),
    );
  });
});

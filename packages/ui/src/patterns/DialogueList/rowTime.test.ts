import { expect, it } from 'vitest';
import { ar } from '../../locales/ar';
import { de } from '../../locales/de';
import { en } from '../../locales/en';
import { ru } from '../../locales/ru';
import { uk } from '../../locales/uk';
import { rowTime } from './rowTime';

const now = new Date(2025, 5, 12, 15, 0);
const daysAgo = (days: number) => new Date(2025, 5, 12 - days, 9, 5).toISOString();

it.each([ar, de, en, ru, uk].map((pack) => [pack.locale, pack] as const))(
  'says by the words of the pack %s what Intl would say [I18-03]',
  (locale, { days: words }) => {
    expect(words).toBeDefined();
    for (let days = 0; days < 500; days += 1)
      expect(rowTime(daysAgo(days), { locale, now, words })).toBe(rowTime(daysAgo(days), { locale, now }));
    // Months later than the present one, at the end of a year.
    const december = new Date(2025, 11, 31, 15, 0);
    for (let month = 0; month < 12; month += 1) {
      const iso = new Date(2025, month, 5).toISOString();
      expect(rowTime(iso, { locale, now: december, words })).toBe(rowTime(iso, { locale, now: december }));
    }
  },
);

it('asks Intl in a zone that is not the machine’s [CHT-01]', () => {
  const noon = new Date('2025-06-12T12:00:00Z');
  const inZone = rowTime('2025-06-11T21:30:00Z', {
    locale: 'ru',
    now: noon,
    words: ru.days,
    timeZone: 'Asia/Vladivostok',
  });
  expect(inZone).toBe('07:30');
});

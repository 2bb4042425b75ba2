import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DateParts, daysInMonth, isDayEnabled, isMonthEnabled, settleDate } from './dateRules';

const max = { year: 2006, month: 6, day: 12 };

it('knows the length of months and leap years [REG-05]', () => {
  expect([daysInMonth(2, 2000), daysInMonth(2, 1900), daysInMonth(2), daysInMonth(4, 1999)]).toEqual([
    29, 28, 29, 30,
  ]);
  expect(daysInMonth()).toBe(31);
});

it('31 January becomes the last of February when the month changes [REG-05]', () => {
  expect(settleDate({ day: 31, month: 2, year: 1999 })).toEqual({ day: 28, month: 2, year: 1999 });
});

it('a date under 18 falls back to the last allowed one [REG-14]', () => {
  expect(settleDate({ day: 30, month: 12, year: 2006 }, max)).toEqual({ day: 12, month: 6, year: 2006 });
  expect(isMonthEnabled(7, { year: 2006 }, max)).toBe(false);
  expect(isDayEnabled(13, { month: 6, year: 2006 }, max)).toBe(false);
  expect(isDayEnabled(13, { month: 6, year: 2005 }, max)).toBe(true);
});

it('any choice in any order ends on a real date that is allowed [REG-05] [REG-14]', () => {
  const change = fc.oneof(
    fc.record({ day: fc.integer({ min: 1, max: 31 }) }),
    fc.record({ month: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ year: fc.integer({ min: 1956, max: 2006 }) }),
  );
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const date = changes.reduce<DateParts>((at, part) => settleDate({ ...at, ...part }, max), {});
      const { day, month, year } = date;
      if (day === undefined || month === undefined || year === undefined) return;
      const real = new Date(Date.UTC(year, month - 1, day));
      expect([real.getUTCFullYear(), real.getUTCMonth() + 1, real.getUTCDate()]).toEqual([year, month, day]);
      expect(real.getTime()).toBeLessThanOrEqual(Date.UTC(max.year, max.month - 1, max.day));
    }),
  );
});

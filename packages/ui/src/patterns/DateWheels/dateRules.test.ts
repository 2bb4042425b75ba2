import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type DateParts,
  daysInMonth,
  isDayEnabled,
  isMonthEnabled,
  settleDate,
  wantedDate,
} from './dateRules';

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
      let wanted: DateParts = {};
      for (const part of changes) wanted = wantedDate(settleDate(wanted, max), part, wanted, max);
      const date = settleDate(wanted, max);
      const { day, month, year } = date;
      if (day === undefined || month === undefined || year === undefined) return;
      const real = new Date(Date.UTC(year, month - 1, day));
      expect([real.getUTCFullYear(), real.getUTCMonth() + 1, real.getUTCDate()]).toEqual([year, month, day]);
      expect(real.getTime()).toBeLessThanOrEqual(Date.UTC(max.year, max.month - 1, max.day));
    }),
  );
});

/** The days that stand after each choice, one after the other. */
function daysAfter(start: DateParts, changes: readonly DateParts[], last?: typeof max) {
  let wanted: DateParts = {};
  let date = start;
  return changes.map((change) => {
    wanted = wantedDate(date, change, wanted, last);
    date = settleDate(wanted, last);
    return date.day;
  });
}

it('passing through shorter months does not change the day that was chosen by hand [REG-05]', () => {
  const months = [1, 2, 3, 4, 5].map((month) => ({ month }));
  expect(daysAfter({ month: 12, year: 1999 }, [{ day: 31 }, ...months])).toEqual([31, 31, 28, 31, 30, 31]);
  expect(daysAfter({ day: 31, month: 12, year: 2000 }, months)).toEqual([31, 29, 31, 30, 31]);
});

it('29 February comes back with the next leap year [REG-05]', () => {
  const years = [2003, 2001, 2000].map((year) => ({ year }));
  expect(daysAfter({ day: 29, month: 2, year: 2004 }, years)).toEqual([28, 28, 29]);
});

it('a day chosen anew is the one that is kept [REG-05]', () => {
  const changes = [{ month: 2 }, { day: 27 }, { month: 3 }];
  expect(daysAfter({ day: 31, month: 1, year: 1999 }, changes)).toEqual([28, 27, 27]);
});

it('a day that only the last date held back comes back below it [REG-05] [REG-14]', () => {
  const changes = [{ year: 2006 }, { year: 2005 }];
  expect(daysAfter({ day: 30, month: 6, year: 2004 }, changes, max)).toEqual([12, 30]);
});

it('a date that came from elsewhere brings its own day [REG-05]', () => {
  const passed = { day: 31, month: 2, year: 1999 };
  const loaded = { day: 15, month: 2, year: 1999 };
  expect(wantedDate(loaded, { month: 3 }, passed)).toEqual({ ...loaded, month: 3 });
});

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { age, birthYears, isRealDate, latestBirth, type BirthDate } from '.';

const dayMs = 24 * 60 * 60_000;
const firstDay = Date.UTC(2024, 0, 1);
/** 2024 to 2031, with the leap years 2024 and 2028. */
const days = Array.from({ length: 2922 }, (_, at) => firstDay + at * dayMs);
/** The first and the last moment of each day of UTC. */
const moments = days.flatMap((day) => [new Date(day), new Date(day + dayMs - 1)]);

const birth = fc
  .record({
    year: fc.integer({ min: 1950, max: 2012 }),
    month: fc.constantFrom(1, 2, 2, 2, 3, 12),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .filter(isRealDate);
const leapling = fc.constantFrom<BirthDate>(
  { day: 29, month: 2, year: 1996 },
  { day: 29, month: 2, year: 2000 },
  { day: 29, month: 2, year: 2008 },
);
const anyBirth = fc.oneof(birth, leapling);
const order = ({ day, month, year }: BirthDate) => (year * 100 + month) * 100 + day;

describe.each([
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
  ['Etc/GMT+12', 720],
])('on every day of eight years, by a clock in %s', (zone, offset) => {
  const before = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = zone;
    expect(new Date(firstDay).getTimezoneOffset()).toBe(offset);
  });
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('whoever is so old was born up to the last day for it and after the last day for a year more', () => {
    const wrong = moments.filter((now) =>
      fc.sample(anyBirth, { numRuns: 5, seed: now.getTime() / 1000 }).some((one) => {
        const years = age(one, now);
        return (
          order(one) > order(latestBirth(years, now)) || order(one) <= order(latestBirth(years + 1, now))
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('the last day for 18 is in the calendar, gives exactly 18 and is in a year that is offered [REG-14]', () => {
    const wrong = moments.filter((now) => {
      const last = latestBirth(18, now);
      const next = partsOf(new Date(Date.UTC(last.year, last.month - 1, last.day + 1)));
      const isRight = isRealDate(last) && age(last, now) === 18 && age(next, now) === 17;
      return !isRight || !birthYears(now).includes(last.year);
    });
    expect(wrong).toEqual([]);
  });

  it('nobody grows by anything but one year, on the birthday, or on 1 March for want of 29 February', () => {
    fc.assert(
      fc.property(anyBirth, (one) => {
        const wrong = days.slice(1).filter((day) => {
          const grown = age(one, new Date(day)) - age(one, new Date(day - 1));
          return grown !== (isBirthday(one, new Date(day)) ? 1 : 0);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

function isBirthday(birth: BirthDate, date: Date): boolean {
  const { day, month, year } = partsOf(date);
  if (birth.month === month && birth.day === day) return true;
  const isLeapling = birth.month === 2 && birth.day === 29;
  return isLeapling && month === 3 && day === 1 && year % 4 !== 0;
}

function partsOf(date: Date): BirthDate {
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

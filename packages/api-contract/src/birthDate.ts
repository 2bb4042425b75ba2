import { limits } from './limits';

/** A day as the wizard collects it; month 1 to 12. */
export interface BirthDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/**
 * Full years on `today`, one less if the birthday has not yet come this year (spec point 5) [REG-13]. The day is UTC's,
 * so that page and server agree wherever either of them is; born on 29 February one is older on 1 March of other years.
 */
export function age(birth: BirthDate, today: Date): number {
  const years = today.getUTCFullYear() - birth.year;
  const month = today.getUTCMonth() + 1;
  const isBeforeBirthday = month < birth.month || (month === birth.month && today.getUTCDate() < birth.day);
  return isBeforeBirthday ? years - 1 : years;
}

/** The last day on which somebody can be born who is `years` old on `today`; always a day of the calendar. */
export function latestBirth(years: number, today: Date): BirthDate {
  const date = {
    day: today.getUTCDate(),
    month: today.getUTCMonth() + 1,
    year: today.getUTCFullYear() - years,
  };
  return isRealDate(date) ? date : { ...date, day: 28 };
}

/** Whether the calendar has that day: no 31 February (D-02). */
export function isRealDate({ day, month, year }: BirthDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The 51 years offered, newest first: from 18 years before this one (D-03) [REG-05]. */
export function birthYears(today: Date): number[] {
  const newest = today.getUTCFullYear() - limits.age.min;
  return Array.from({ length: limits.birthYears }, (_, index) => newest - index);
}

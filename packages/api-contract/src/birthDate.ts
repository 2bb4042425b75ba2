import { limits } from './limits';

/** A day as the wizard collects it; month 1 to 12. */
export interface BirthDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/**
 * Full years on `today`, one less before this year's birthday (spec point 5) [REG-13]. The day is UTC's, so that page and
 * server agree everywhere; outside leap years a birthday on 29 February counts on 1 March.
 */
export function age(birth: BirthDate, today: Date): number {
  const years = today.getUTCFullYear() - birth.year;
  const month = today.getUTCMonth() + 1;
  const isBeforeBirthday = month < birth.month || (month === birth.month && today.getUTCDate() < birth.day);
  return isBeforeBirthday ? years - 1 : years;
}

/** The latest birth date of somebody who is `years` old on `today`; always a valid day. */
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

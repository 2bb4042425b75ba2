/** A date being chosen; a part that is missing was not chosen yet. Month 1 to 12. */
export interface DateParts {
  /** Day of the month, from 1. */
  readonly day?: number | undefined;
  /** Month, from 1. */
  readonly month?: number | undefined;
  /** Year of four digits. */
  readonly year?: number | undefined;
}

/** The last date that may be chosen. */
export type MaxDate = Readonly<{ day: number; month: number; year: number }>;

/** Days in a month; the longest that is possible while month or year are open. */
export function daysInMonth(month?: number, year?: number): number {
  if (month !== 2) return month && [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year === undefined || isLeapYear(year) ? 29 : 28;
}

/** May this month still be chosen in the chosen year? */
export function isMonthEnabled(month: number, { year }: DateParts, max?: MaxDate): boolean {
  return month <= lastMonth(year, max);
}

/** May this day still be chosen in the chosen month and year? */
export function isDayEnabled(day: number, date: DateParts, max?: MaxDate): boolean {
  return day <= lastDay(date, max);
}

// [D-02]
/** Brings a date back to one that exists and may be chosen: 31 April becomes 30 April. */
export function settleDate(date: DateParts, max?: MaxDate): DateParts {
  const year = date.year && max ? Math.min(date.year, max.year) : date.year;
  const month = date.month && Math.min(date.month, lastMonth(year, max));
  return { day: date.day && Math.min(date.day, lastDay({ month, year }, max)), month, year };
}

// [REG-05]
/**
 * What is wanted once a part is chosen, to be settled: its day is the one last chosen by hand, even where a month has no
 * such day. `before` is what was wanted last; a date that is not what became of it came from elsewhere, with its own day.
 */
export function wantedDate(date: DateParts, change: DateParts, before: DateParts, max?: MaxDate): DateParts {
  const { day } = isSame(date, settleDate(before, max)) ? before : date;
  return { ...date, day, ...change };
}

/** Parts that had to follow the one that was chosen, in the order of a date. */
export function followedParts(wanted: DateParts, settled: DateParts): (keyof DateParts)[] {
  return (['day', 'month', 'year'] as const).filter((part) => wanted[part] !== settled[part]);
}

/** Is a date, as far as it is chosen, after the last one? */
export function isTooLate(date: DateParts, max?: MaxDate): boolean {
  return !isSame(settleDate(date), settleDate(date, max));
}

const isSame = (one: DateParts, other: DateParts) => !followedParts(one, other).length;

const lastMonth = (year: number | undefined, max: MaxDate | undefined) =>
  max && year && year >= max.year ? max.month : 12;

function lastDay({ month, year }: DateParts, max: MaxDate | undefined): number {
  const isLastMonth = max && year === max.year && month === max.month;
  return Math.min(daysInMonth(month, year), isLastMonth ? max.day : 31);
}

const isLeapYear = (year: number) => year % (year % 100 ? 4 : 400) === 0;

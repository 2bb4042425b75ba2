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
  if (month === undefined) return 31;
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year === undefined || isLeapYear(year) ? 29 : 28;
}

/** May this month still be chosen in the chosen year? */
export function isMonthEnabled(month: number, date: DateParts, max?: MaxDate): boolean {
  return !max || date.year === undefined || date.year < max.year || month <= max.month;
}

/** May this day still be chosen in the chosen month and year? */
export function isDayEnabled(day: number, date: DateParts, max?: MaxDate): boolean {
  if (day > daysInMonth(date.month, date.year)) return false;
  const isLastMonth = max && date.year === max.year && date.month === max.month;
  return !isLastMonth || day <= max.day;
}

// [D-02]
/** Brings a date back to one that exists and may be chosen: 31 April becomes 30 April. */
export function settleDate(date: DateParts, max?: MaxDate): DateParts {
  const year = date.year !== undefined && max ? Math.min(date.year, max.year) : date.year;
  let month = date.month;
  while (month !== undefined && month > 1 && !isMonthEnabled(month, { year }, max)) month -= 1;
  let day = date.day;
  while (day !== undefined && day > 1 && !isDayEnabled(day, { month, year }, max)) day -= 1;
  return { day, month, year };
}

/** Parts that had to follow the one that was chosen, in the order of a date. */
export function followedParts(wanted: DateParts, settled: DateParts): (keyof DateParts)[] {
  return (['day', 'month', 'year'] as const).filter((part) => wanted[part] !== settled[part]);
}

/** May a complete or partial date be chosen as it is, or is it after the last one? */
export function isTooLate(date: DateParts, max?: MaxDate): boolean {
  const { day, month, year } = date;
  if (!max || year === undefined || year < max.year) return false;
  if (year > max.year) return true;
  return month !== undefined && (month > max.month || (month === max.month && (day ?? 1) > max.day));
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

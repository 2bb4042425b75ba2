import { formatDate } from './formatDate';

const dayMs = 86_400_000;

/** The day of the calendar where the reader is, as midnight in UTC, so that days can be counted. */
export function calendarDay(date: Date, timeZone?: string): Date {
  if (!timeZone) return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  const [day = 0, month = 0, year = 0] = formatDate(date, 'date', 'en-GB', timeZone).split('/').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
}

/** From one `calendarDay` to another: 1 from yesterday to today. */
export const daysBetween = (earlier: Date, later: Date): number =>
  (later.getTime() - earlier.getTime()) / dayMs;

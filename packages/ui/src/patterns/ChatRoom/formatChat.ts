import { formatDate } from '../../locales/formatDate';

// [CHT-04]
/**
 * Hour and minute on a clock of 24 hours, such as 14:05; by hand where the zone is the reader's own, as the first `Intl`
 * format takes 10 ms.
 */
export function formatTime(iso: string, timeZone?: string): string {
  const date = new Date(iso);
  if (timeZone) return formatDate(date, 'clock', 'en-GB', timeZone);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

// [D-19]
/** Day and long month, such as '11 июня'; with the year when it is not the present one. */
export function formatDay(iso: string, locale: string, now: Date, timeZone?: string): string {
  const date = new Date(iso);
  const isThisYear = yearOf(date, timeZone) === yearOf(now, timeZone);
  return formatDate(date, isThisYear ? 'day' : 'dayAndYear', locale, timeZone);
}

/** Tells the days of a calendar apart; its last four letters are the year. */
const dayOf = (date: Date, timeZone?: string): string =>
  timeZone ? formatDate(date, 'date', 'en-GB', timeZone) : date.toDateString();

const yearOf = (date: Date, timeZone?: string) => dayOf(date, timeZone).slice(-4);

/** True for the same day of the calendar where the reader is. */
export const isSameDate = (iso: string, now: Date, timeZone?: string): boolean =>
  dayOf(new Date(iso), timeZone) === dayOf(now, timeZone);

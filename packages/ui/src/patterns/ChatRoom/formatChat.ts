import { gregorian } from '../../locales/gregorian';

type Style = 'clock' | 'date' | 'day' | 'dayAndYear';

const styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { dateStyle: 'short' },
  day: { day: 'numeric', month: 'long' },
  dayAndYear: { day: 'numeric', month: 'long', year: 'numeric' },
};
const formats = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, style: Style, locale: string, timeZone: string | undefined): string {
  const key = `${locale} ${style} ${timeZone}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...gregorian, timeZone });
  formats.set(key, known);
  return known.format(date);
}

// [CHT-04]
/**
 * Hour and minute on a clock of 24 hours, such as 14:05; by hand where the zone is the reader's own, as the first `Intl`
 * format takes 10 ms.
 */
export function formatTime(iso: string, timeZone?: string): string {
  const date = new Date(iso);
  if (timeZone) return format(date, 'clock', 'en-GB', timeZone);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

// [D-19]
/** Day and long month, such as '11 июня'; with the year when it is not the present one. */
export function formatDay(iso: string, locale: string, now: Date, timeZone?: string): string {
  const date = new Date(iso);
  const isThisYear = yearOf(date, timeZone) === yearOf(now, timeZone);
  return format(date, isThisYear ? 'day' : 'dayAndYear', locale, timeZone);
}

/** Tells the days of a calendar apart; its last four letters are the year. */
const dayOf = (date: Date, timeZone?: string): string =>
  timeZone ? format(date, 'date', 'en-GB', timeZone) : date.toDateString();

const yearOf = (date: Date, timeZone?: string) => dayOf(date, timeZone).slice(-4);

/** True for the same day of the calendar where the reader is. */
export const isSameDate = (iso: string, now: Date, timeZone?: string): boolean =>
  dayOf(new Date(iso), timeZone) === dayOf(now, timeZone);

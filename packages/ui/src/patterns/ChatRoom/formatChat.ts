import type { Locale } from '../../theme';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** Hour and minute, such as 14:05 [CHT-04]. */
export function formatTime(iso: string, locale: Locale): string {
  return format(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
}

/** Day and long month, such as '11 июня'; with the year when it is not the present one [CHT-04]. */
export function formatDay(iso: string, locale: Locale, now: Date): string {
  const date = new Date(iso);
  const year = date.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return format(locale, { day: 'numeric', month: 'long', ...(year && { year }) }).format(date);
}

/** True for the same day of the calendar where the reader is. */
export const isSameDate = (iso: string, now: Date): boolean =>
  new Date(iso).toDateString() === now.toDateString();

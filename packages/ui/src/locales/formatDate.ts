import { gregorian } from './gregorian';

type Style = 'clock' | 'date' | 'shortDate' | 'day' | 'shortDay' | 'dayAndYear' | 'weekday';

const styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { dateStyle: 'short' },
  shortDate: { day: '2-digit', month: '2-digit', year: '2-digit' },
  day: { day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  dayAndYear: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
};
const formats = new Map<string, Intl.DateTimeFormat>();

/** A date in words of a language; formats are kept, as making one for each row was a fifth of a list's first drawing. */
export function formatDate(date: Date, style: Style, locale: string, timeZone?: string): string {
  const key = `${locale} ${style} ${timeZone}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], ...gregorian, timeZone });
  formats.set(key, known);
  return known.format(date);
}

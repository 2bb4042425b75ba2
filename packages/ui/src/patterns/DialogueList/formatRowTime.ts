import { gregorian } from '../../locales/gregorian';

const day = 86_400_000;

// [I18-03]
/** When something was said, as short as it can be: 14:05, 'вчера', 'пн', then '5 июн.'; in a zone, or where the machine is. */
export function formatRowTime(iso: string, locale: string, now: Date, timeZone?: string): string {
  const date = new Date(iso);
  const [then, today] = [calendarDay(date, timeZone), calendarDay(now, timeZone)];
  const days = (today.getTime() - then.getTime()) / day;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...gregorian, timeZone }).format(date);
  if (days <= 0) return format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  if (days < 7) return format({ weekday: 'short' });
  if (then.getUTCFullYear() === today.getUTCFullYear()) return format({ day: 'numeric', month: 'short' });
  return format({ day: '2-digit', month: '2-digit', year: '2-digit' });
}

/** The day of the calendar as midnight in UTC, so that days can be counted. */
function calendarDay(date: Date, timeZone: string | undefined): Date {
  if (!timeZone) return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  // Swedes write a date as ISO does.
  return new Date(new Intl.DateTimeFormat('sv', { timeZone }).format(date));
}

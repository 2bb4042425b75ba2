import { formatDate } from '../../locales/formatDate';

const day = 86_400_000;

// [I18-03]
/** When something was said, as short as it can be: 14:05, 'вчера', 'пн', then '5 июн.'; in a zone, or where the machine is. */
export function formatRowTime(iso: string, locale: string, now: Date, timeZone?: string): string {
  const date = new Date(iso);
  const [then, today] = [calendarDay(date, timeZone), calendarDay(now, timeZone)];
  const days = (today.getTime() - then.getTime()) / day;
  const format = (style: Parameters<typeof formatDate>[1]) => formatDate(date, style, locale, timeZone);
  if (days <= 0) return format('clock');
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  if (days < 7) return format('weekday');
  return format(then.getUTCFullYear() === today.getUTCFullYear() ? 'shortDay' : 'shortDate');
}

/** The day of the calendar as midnight in UTC, so that days can be counted. */
function calendarDay(date: Date, timeZone: string | undefined): Date {
  if (!timeZone) return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  // Swedes write a date as ISO does.
  return new Date(formatDate(date, 'iso', 'sv', timeZone));
}

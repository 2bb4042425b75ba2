import type { DayWords } from '../../locales/DayWords';
import { calendarDay, daysBetween } from '../../locales/calendarDay';
import { formatDate } from '../../locales/formatDate';

interface RowTimeOptions {
  readonly locale: string;
  readonly now: Date;
  /** @default that of the machine */
  readonly timeZone?: string | undefined;
  /** Of the locale, where they are known: they spare `Intl`. */
  readonly words?: DayWords | undefined;
}

// [I18-03]
/** When something was said, as short as it can be: the hour, yesterday, the weekday, then the date. */
export function rowTime(iso: string, { locale, now, timeZone, words }: RowTimeOptions): string {
  const date = new Date(iso);
  const [then, today] = [calendarDay(date, timeZone), calendarDay(now, timeZone)];
  const days = daysBetween(then, today);
  const isThisYear = then.getUTCFullYear() === today.getUTCFullYear();
  const format = (style: Parameters<typeof formatDate>[1]) => formatDate(date, style, locale, timeZone);
  if (days <= 0) return words && !timeZone ? clock(date) : format('clock');
  if (days === 1)
    return words?.yesterday ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  if (days < 7) return words?.weekdays[then.getUTCDay()] ?? format('weekday');
  if (!isThisYear) return format('shortDate');
  return words?.months[then.getUTCMonth()]?.replace('#', String(then.getUTCDate())) ?? format('shortDay');
}

const clock = (date: Date) =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

import { calendarDay, daysBetween } from '../../locales/calendarDay';
import type { FirstLabels } from './chatRoom.labels';
import { formatDay } from './formatChat';

interface DayTitleOptions {
  labels: Pick<FirstLabels, 'today' | 'yesterday'>;
  locale: string;
  now: Date;
  timeZone?: string | undefined;
}

// [B5.8]
/** The heading of a day, with 'today' and 'yesterday' said in words. */
export function dayTitle(iso: string, { labels, locale, now, timeZone }: DayTitleOptions): string {
  const day = formatDay(iso, locale, now, timeZone);
  const days = daysBetween(calendarDay(new Date(iso), timeZone), calendarDay(now, timeZone));
  if (days === 0) return labels.today(day);
  return days === 1 ? labels.yesterday(day) : day;
}

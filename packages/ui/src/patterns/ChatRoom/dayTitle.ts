import type { FirstLabels } from './chatRoom.labels';
import { formatDay, isSameDate } from './formatChat';

interface DayTitleOptions {
  labels: Pick<FirstLabels, 'today'>;
  locale: string;
  now: Date;
  timeZone?: string | undefined;
}

/** The heading of a day, with 'today' said in words. */
export function dayTitle(iso: string, { labels, locale, now, timeZone }: DayTitleOptions): string {
  const day = formatDay(iso, locale, now, timeZone);
  return isSameDate(iso, now, timeZone) ? labels.today(day) : day;
}

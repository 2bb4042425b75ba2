import type { Locale } from '../../theme/IskraContext';
import type { FirstLabels } from './chatRoom.labels';
import { formatDay, isSameDate } from './formatChat';

/** The heading of a day, with 'today' said in words. */
export function dayTitle(
  iso: string,
  { labels, locale, now }: { labels: Pick<FirstLabels, 'today'>; locale: Locale; now: Date },
): string {
  const day = formatDay(iso, locale, now);
  return isSameDate(iso, now) ? labels.today(day) : day;
}

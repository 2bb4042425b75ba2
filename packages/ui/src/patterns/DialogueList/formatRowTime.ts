import { rowTime } from './rowTime';

// [I18-03]
/** When something was said, as short as it can be: 14:05, 'вчера', 'пн', then '5 июн.'; in a zone, or where the machine is. */
export function formatRowTime(iso: string, locale: string, now: Date, timeZone?: string): string {
  return rowTime(iso, { locale, now, timeZone });
}

import type { Locale } from '@iskra/api-contract';

/** A moment as a mail tells it: by UTC, for the server does not know where its reader is. */
export function mailMoment(locale: Locale, moment: Date): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(moment)} UTC`;
}

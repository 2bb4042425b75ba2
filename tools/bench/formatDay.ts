let format: Intl.DateTimeFormat | undefined;

/** “10 июня”; the formatter is made with the first word, so that everybody pays for one, but the kit, whose packs know short days. */
export function formatDay(time: string): string {
  format ??= new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short' });
  return format.format(new Date(time));
}

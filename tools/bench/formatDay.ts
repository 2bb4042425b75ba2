let format: Intl.DateTimeFormat | undefined;

/** “10 июня”; the formatter is made with the first word, so that everybody pays for one. */
export function formatDay(time: string): string {
  format ??= new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short' });
  return format.format(new Date(time));
}

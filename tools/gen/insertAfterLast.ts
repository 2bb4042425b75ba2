/** Adds a line after the last one that begins with `start`, or at the end. */
export function insertAfterLast(text: string, start: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.findLastIndex((one) => one.startsWith(start));
  lines.splice(last < 0 ? lines.length : last + 1, 0, line);
  return `${lines.join('\n')}\n`;
}

/** First letters of the first two words, upper case; '' for a name without letters. A figure beside it, such as an age, is none. */
export function initialsOf(name: string): string {
  // Making ready an expression over all of Unicode takes 2 ms; most names need none.
  const words = usual.test(name) ? name.match(/[^\s\d-][^\s-]*/g) : name.match(/\p{L}[^\s-]*/gu);
  return (words ?? [])
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('');
}

/** Latin and Cyrillic letters, figures, spaces and hyphens. */
const usual = /^[\da-z\u00df-\u00f6\u00f8-\u017f\u0400-\u0481\u048a-\u04ff\s-]*$/i;

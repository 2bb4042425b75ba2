/** First letters of the first two words, upper case; '' for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s-]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('');
}

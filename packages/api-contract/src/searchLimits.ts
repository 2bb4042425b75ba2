/** Of the text that is looked for; by itself, as the field asks for nothing else. */
export const longestSearch = 100;

/**
 * Of a search; the project's own choice. `wholeBelow`: a shorter word is sought whole, as nearly every message has a word
 * that begins with one letter.
 */
export const searchLimits = {
  max: longestSearch,
  words: 10,
  wholeBelow: 3,
  pageSize: 20,
  largestPage: 50,
  people: 20,
  excerpt: { max: 160, before: 40 },
} as const;

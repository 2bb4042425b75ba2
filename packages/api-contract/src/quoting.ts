/** How many characters a quote has at the most; the project's own choice. */
export const longestQuote = 200;

/** Height of an option, CSS px. */
export const optionHeight = 48;

/** Options drawn at once: a list of six and some beyond, however long the list is. */
export const drawnOptions = 13;

/** First option to draw for a scroll position; `total` options, CSS px. */
export function firstDrawn(scrollTop: number, total: number): number {
  const start = Math.floor(scrollTop / optionHeight) - 3;
  return Math.max(0, Math.min(start, total - drawnOptions));
}

/** Where to scroll so that an option is wholly in view; the present position when it is. */
export function scrollToShow(index: number, scrollTop: number, viewHeight: number): number {
  const top = index * optionHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + optionHeight - viewHeight);
}

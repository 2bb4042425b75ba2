/** Height of an option, rem: it grows with the reader's text, two lines of which it holds. */
export const optionRem = 3;

/** The same in CSS px, as the reader's text is now. */
export function optionHeight(): number {
  return optionRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Options drawn at once: a list of six and some beyond, however long the list is. */
export const drawnOptions = 13;

/** First option to draw for a scroll position; `total` options of this height, CSS px. */
export function firstDrawn(scrollTop: number, total: number, height: number): number {
  const start = Math.floor(scrollTop / height) - 3;
  return Math.max(0, Math.min(start, total - drawnOptions));
}

/** Where to scroll so that an option is wholly in view; the present position when it is. */
export function scrollToShow(index: number, scrollTop: number, viewHeight: number, height: number): number {
  const top = index * height;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + height - viewHeight);
}

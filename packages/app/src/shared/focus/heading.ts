/** The heading of the screen. */
export const findHeading = () => document.querySelector<HTMLElement>('main h1');

/** Whether what had the focus has gone from the page. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to a heading: it is there to be read out, not to be seen, for there is nothing to press. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

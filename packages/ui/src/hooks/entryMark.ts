interface MarkedState {
  readonly iskraOverlay?: string | undefined;
}

/** Which window has made the entry of the history that stands. */
export const entryMark = () => (window.history.state as MarkedState | null)?.iskraOverlay;

/** Steps back over the entries of windows that were open when the page was loaded anew; before any opens. */
export function leaveLeftWindows(): void {
  if (!entryMark()) return;
  window.addEventListener('popstate', leaveLeftWindows, { once: true });
  window.history.back();
}

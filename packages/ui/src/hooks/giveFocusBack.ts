/**
 * Gives the focus to the first of these places that is still in the page, and says whether there was one. What had the
 * focus before stands where it stood: only a place instead of it is scrolled to.
 */
export function giveFocusBack(...places: readonly (Element | null | undefined)[]): boolean {
  const place = places.find((one) => one instanceof HTMLElement && one.isConnected);
  if (!(place instanceof HTMLElement)) return false;
  place.focus({ preventScroll: place === places[0] });
  return true;
}

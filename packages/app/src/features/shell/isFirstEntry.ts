/** Whether nothing of the app lies before an entry of the history, so that going back would leave it. */
export function isFirstEntry(locationKey: string, historyState: unknown): boolean {
  const place = placeOf(historyState);
  return place === undefined ? locationKey === 'default' : place === 0;
}

/** The router counts its entries in the browser's history: a redirect in place of the first one is still the first. */
function placeOf(historyState: unknown): number | undefined {
  const place: unknown = (historyState as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : undefined;
}

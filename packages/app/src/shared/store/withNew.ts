/** A list and its next page: somebody may have moved between the two meanwhile, and stands once. */
export function withNew<Item extends { readonly id: number }>(
  known: readonly Item[],
  more: readonly Item[],
): Item[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}

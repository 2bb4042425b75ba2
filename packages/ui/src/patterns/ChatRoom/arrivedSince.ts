/** What stands after the last item that was there before; nothing, where no item is left of before. */
export function arrivedSince<Item>(
  items: readonly Item[],
  before: readonly Item[],
  getKey: (item: Item) => string | number,
): readonly Item[] {
  const known = new Set(before.map(getKey));
  let at = items.length;
  while (at > 0 && !known.has(getKey(items[at - 1] as Item))) at -= 1;
  return at === 0 ? [] : items.slice(at);
}

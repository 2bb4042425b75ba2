/** One of a list that begins anew when it ends. */
export function picked<Item>(list: readonly [Item, ...Item[]], at: number): Item {
  return list[at % list.length] ?? list[0];
}

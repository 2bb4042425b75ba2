// [B5.3]
/** Index of the next name that begins with what was typed, round from after `from`; -1 when there is none. */
export function findByName(names: readonly string[], typed: string, from: number): number {
  const wanted = fold(typed);
  // The same letter again goes from name to name; more letters narrow where one is.
  const isRepeated = [...wanted].every((letter) => letter === wanted[0]);
  const prefix = isRepeated ? wanted.slice(0, 1) : wanted;
  const start = isRepeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < names.length; step += 1) {
    const at = (start + step) % names.length;
    if (fold(names[at] ?? '').startsWith(prefix)) return at;
  }
  return -1;
}

const fold = (text: string) => text.toLocaleLowerCase().replaceAll('ё', 'е');

import type { DialogueItem } from './DialogueListProps';

const rowPitch = 80;
const farthest = 6;
const timing = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** How far each row that moved came, in rows, downwards positive; nothing for a row that is new. */
export function shiftsOf(
  before: readonly DialogueItem[],
  after: readonly DialogueItem[],
): ReadonlyMap<string, number> {
  const places = new Map(before.map(({ id }, at) => [String(id), at]));
  const shifts = new Map<string, number>();
  after.forEach(({ id }, at) => {
    const from = places.get(String(id));
    if (from !== undefined && from !== at)
      shifts.set(String(id), Math.max(-farthest, Math.min(farthest, from - at)));
  });
  return shifts;
}

// [B5.4]
/** Rows go from where they were to where they are, by transform alone. */
export function travel(
  list: HTMLElement,
  before: readonly DialogueItem[],
  after: readonly DialogueItem[],
): void {
  const shifts = shiftsOf(before, after);
  for (const row of list.querySelectorAll<HTMLElement>('a[data-id]')) {
    const shift = shifts.get(row.dataset['id'] ?? '');
    const place = row.closest('li') ?? row;
    if (shift) place.animate([{ transform: `translateY(${shift * rowPitch}px)` }, {}], timing);
  }
}

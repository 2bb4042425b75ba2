import type { DialogueItem } from './DialogueListProps';
import { findByName } from './typeAhead';

const typingPause = 700;
const last = { typed: '', at: 0 };

/** Index of the row that a key leads to from another one; by letters, those typed within 700 ms together. */
export function nextRow(
  items: readonly DialogueItem[],
  from: number,
  { key, timeStamp }: { key: string; timeStamp: number },
): number {
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key === 'ArrowUp') return Math.max(0, from - 1);
  if (key === 'ArrowDown') return Math.min(items.length - 1, from + 1);
  last.typed = (timeStamp - last.at < typingPause ? last.typed : '') + key;
  last.at = timeStamp;
  const names = items.map(({ name }) => name);
  return findByName(names, last.typed.trimStart(), from);
}

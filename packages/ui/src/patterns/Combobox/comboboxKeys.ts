// [B4.6]
/** Where a key leads in an open list: another index, or undefined when the key is not the list's. */
export function listKeyTarget(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (key === 'PageDown') return Math.min(last, Math.max(0, active) + 10);
  if (key === 'PageUp') return Math.max(0, active - 10);
  return undefined;
}

// [B2.12]
/** The photo a key leads to, within 0 and `count - 1`; undefined for a key that means nothing here. */
export function readKey(key: string, index: number, count: number, dir: 'ltr' | 'rtl'): number | undefined {
  const ahead = dir === 'ltr' ? 1 : -1;
  if (key === 'ArrowRight') return within(index + ahead, count);
  if (key === 'ArrowLeft') return within(index - ahead, count);
  if (key === 'Home') return 0;
  if (key === 'End') return within(count - 1, count);
  return undefined;
}

/** An index kept within the photos there are. */
export function within(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

/** Index of the tab a key leads to, or null; disabled ones are passed over, the ends meet, `isRtl` mirrors the arrows. */
export function tabAfterKey(
  key: string,
  from: number,
  disabled: readonly boolean[],
  isRtl: boolean,
): number | null {
  const count = disabled.length;
  const [start, step] = startAndStep(key, from, count, isRtl);
  if (step === 0) return null;
  for (let tried = 0; tried < count; tried += 1) {
    const index = (start + step * tried + count * count) % count;
    if (!disabled[index]) return index;
  }
  return null;
}

function startAndStep(key: string, from: number, count: number, isRtl: boolean): [number, number] {
  const forward = isRtl ? -1 : 1;
  if (key === 'ArrowRight') return [from + forward, forward];
  if (key === 'ArrowLeft') return [from - forward, -forward];
  if (key === 'Home') return [0, 1];
  if (key === 'End') return [count - 1, -1];
  return [0, 0];
}

// [ENC-02]
/** Index after a step, always within 0 and the last photo, without wrapping. */
export function stepPhoto(index: number, delta: number, count: number): number {
  return Math.max(0, Math.min(Math.max(0, count - 1), Math.trunc(index + delta)));
}

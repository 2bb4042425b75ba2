const marks = [0, 10, 20, 50] as const;

/** The mark that the room left has come under, to be said once; null while there is plenty. */
export function roomToSay(length: number, max: number): number | null {
  const left = max - length;
  return marks.find((mark) => left <= mark && mark * 2 < max) ?? null;
}

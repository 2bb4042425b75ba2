export const dayMs = 24 * 60 * 60_000;

/** What came after this moment is of 'these 24 hours' (D-04, D-14): they end now and know no midnight. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

export const dayMs = 24 * 60 * 60_000;

/** The beginning of 'these 24 hours' (D-04, D-14), which end now and ignore midnight. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

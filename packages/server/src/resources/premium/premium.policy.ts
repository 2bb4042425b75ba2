const dayMs = 24 * 60 * 60_000;

/** When premium ends after so many more days: on top of what is left of it, else from now. */
export function extendedUntil(until: Date | null, days: number, now: Date): Date {
  return new Date(Math.max(now.getTime(), until?.getTime() ?? 0) + days * dayMs);
}

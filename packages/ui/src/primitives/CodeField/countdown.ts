const secondMs = 1000;
const minuteSeconds = 60;

/** Whole seconds from `now` until `until`, both in ms since 1970; 0 when it has passed. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / secondMs));
}

/** Seconds as `0:42`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / minuteSeconds)}:${String(seconds % minuteSeconds).padStart(2, '0')}`;
}

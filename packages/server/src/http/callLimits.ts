import type { Limit } from './RateLimiter';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** How often a call may be made, by one member or from one address; a try too many is a 429. */
export interface CallLimit extends Limit {
  readonly by: 'member' | 'address';
}

/** Calls that name the same limit are counted together. */
export const perMember = (name: string, tries: number, windowMs: number): CallLimit => ({
  by: 'member',
  name,
  tries,
  windowMs,
});

/** An address stands for one household (`addressBlock`). */
export const perAddress = (name: string, tries: number, windowMs: number): CallLimit => ({
  by: 'address',
  name,
  tries,
  windowMs,
});

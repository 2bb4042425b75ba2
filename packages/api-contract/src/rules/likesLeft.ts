import { dayBefore, dayMs } from './days';
import { isPremium, type PremiumFacts } from './premium';

/** What decides how many likes a member may still give. */
export interface LikesFacts {
  readonly me: PremiumFacts;
  /** When likes were given, in any order; also those taken back (D-04). */
  readonly givenAt: readonly Date[];
  /** How many a regular member may give in 24 hours. */
  readonly perDay: number;
}

/** Likes left in these 24 hours, null without a limit, and when the next one comes back (D-04) [ENC-11]. */
export function likesLeft({ me, givenAt, perDay }: LikesFacts, now: Date) {
  if (isPremium(me, now)) return { left: null, resetsAt: now };
  const since = dayBefore(now);
  const counted = givenAt
    .filter((at) => at > since)
    .sort((one, other) => other.getTime() - one.getTime())
    .slice(0, perDay);
  const oldest = counted.at(-1) ?? now;
  return { left: perDay - counted.length, resetsAt: new Date(oldest.getTime() + dayMs) };
}

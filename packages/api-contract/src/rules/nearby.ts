import { limits } from '../limits';
import { dayMs } from './days';

/** The rank of a member among people nearby, the highest first: marked before unmarked, then online first [NEA-04]. */
export function nearbyRank({
  isPremium,
  isOnline,
}: {
  readonly isPremium: boolean;
  readonly isOnline: boolean;
}): number {
  return Number(isPremium) * 2 + Number(isOnline);
}

/** Whoever registered after this moment counts as new (D-20). */
export function newMembersSince(now: Date): Date {
  return new Date(now.getTime() - limits.newMemberDays * dayMs);
}

import type { getFilteredUsers } from '../calls/members';
import type { QueryOf } from '../call';
import type { ProfileDetails } from '../entities';
import { limits } from '../limits';
import type { Goal } from '../values';
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

/** What a member tells of themselves, of which the further filters know. */
export interface ToldFacts extends Pick<ProfileDetails, 'height' | 'children' | 'smoking' | 'languages'> {
  readonly goals: readonly Goal[];
}

/** Whether a member told what the further filters ask for; what was not told fits no filter (decision 0032) [B8.11]. */
export function fitsFurther(told: ToldFacts, filter: QueryOf<typeof getFilteredUsers>): boolean {
  return (
    hasAny(told.goals, filter.goals) &&
    hasAny(told.languages, filter.languages) &&
    hasAny([told.children], filter.children) &&
    hasAny([told.smoking], filter.smoking) &&
    isWithin(told.height, filter.minHeight, filter.maxHeight)
  );
}

function hasAny<Choice>(told: readonly (Choice | null)[], wanted: readonly Choice[] | undefined): boolean {
  return wanted === undefined || wanted.some((choice) => told.includes(choice));
}

function isWithin(told: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return told !== null && told >= (min ?? told) && told <= (max ?? told);
}

import { age, type getFilteredUsers, type QueryOf } from '@iskra/api-contract';
import {
  fitsFurther,
  isPremium,
  mayOpenProfile,
  maySee,
  nearbyRank,
  newMembersSince,
  notFound,
  type SeeingFacts,
} from '@iskra/api-contract/rules';
import type { World } from './World';
import { hasLike } from './hasLike';
import type { MemberRecord } from './records';

export function hasBlocked(world: World, blockerId: number, blockedId: number): boolean {
  return world.blocks.some((block) => block.blockerId === blockerId && block.blockedId === blockedId);
}

/** Whether the viewer sees the member (D-33). */
export function isVisible(world: World, viewerId: number, member: MemberRecord): boolean {
  return maySee(seeingFacts(world, viewerId, member));
}

function seeingFacts(world: World, viewerId: number, { id, suspendedReason }: MemberRecord): SeeingFacts {
  return {
    isSuspended: suspendedReason !== null,
    iBlock: hasBlocked(world, viewerId, id),
    theyBlock: hasBlocked(world, id, viewerId),
  };
}

/** A member as the viewer may see them; a hidden one is a 404, as if they did not exist. */
export function visibleMember(world: World, viewerId: number, id: number): MemberRecord {
  const member = world.members.get(id);
  if (!member || !isVisible(world, viewerId, member)) throw notFound();
  return member;
}

/** Those of the members with these ids whom the viewer may see, each once and in this order. */
export function seenAmong(world: World, viewerId: number, ids: readonly number[]): MemberRecord[] {
  return [...new Set(ids)]
    .flatMap((id) => world.members.get(id) ?? [])
    .filter((member) => isVisible(world, viewerId, member));
}

/** A profile: I still see whom I blocked, to take the block back; one who blocked me is gone for me (D-33). */
export function profileOf(world: World, viewerId: number, id: number): MemberRecord {
  const member = world.members.get(id);
  if (!member || !opens(world, viewerId, member)) throw notFound();
  return member;
}

/** Whether the viewer may open the member's profile (D-33). */
export function opens(world: World, viewerId: number, member: MemberRecord): boolean {
  return mayOpenProfile(seeingFacts(world, viewerId, member));
}

/** Somebody else, whom the viewer may see. */
export function otherMember(world: World, viewerId: number, id: number): MemberRecord {
  if (id === viewerId) throw notFound();
  return visibleMember(world, viewerId, id);
}

/** A member who must exist. */
export function theMember(world: World, id: number): MemberRecord {
  const member = world.members.get(id);
  if (!member) throw new Error(`The world has no member ${id}`);
  return member;
}

export function findByEmail(world: World, email: string): MemberRecord | undefined {
  return [...world.members.values()].find((member) => member.email === email);
}

/** What others learn of whether a member is there. */
export function isShownOnline({ isOnline, hidesOnline }: MemberRecord): boolean {
  return isOnline && !hidesOnline;
}

type Filter = QueryOf<typeof getFilteredUsers>;

/** People by filters: marked first, then online, then the newest [NEA-04]. */
export function filterMembers(world: World, viewerId: number, filter: Filter): MemberRecord[] {
  const now = world.now();
  const rank = (member: MemberRecord) =>
    nearbyRank({ isPremium: isPremium(member, now), isOnline: isShownOnline(member) });
  return [...world.members.values()]
    .filter((member) => member.id !== viewerId && isVisible(world, viewerId, member) && !member.isPaused)
    .filter((member) => fits(member, filter, now))
    .filter(({ id }) => filter.includeImages !== 'true' || !hasLike(world, viewerId, id))
    .sort((one, other) => rank(other) - rank(one) || other.id - one.id);
}

function fits(member: MemberRecord, filter: Filter, now: Date): boolean {
  const years = age(member.birthDate, now);
  if (years < (filter.minAge ?? 0) || years > (filter.maxAge ?? Infinity)) return false;
  if (filter.gender && filter.gender !== 'all' && filter.gender !== member.gender) return false;
  if (filter.city && filter.city !== member.city) return false;
  if (!fitsFurther({ ...member.details, goals: member.goals }, filter)) return false;
  if (filter.onlineStatus === 'online') return isShownOnline(member);
  if (filter.onlineStatus !== 'new') return true;
  return member.createdAt > newMembersSince(now);
}

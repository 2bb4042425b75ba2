import { theMember } from './members';
import { endSessionsOf } from './sessions';
import { knownTo, tellStanding } from './standing';
import type { World } from './World';

/** What an operator does: the member is suspended and seen by nobody (D-08, D-39). */
export function suspendMember(world: World, userId: number, reason: string): void {
  const member = theMember(world, userId);
  member.suspendedReason = reason;
  member.isOnline = false;
  endSessionsOf(world, userId);
  tellStanding(world, userId, knownTo(world, member), false);
}

/** The member may sign in again, and is visible again. */
export function restoreMember(world: World, userId: number): void {
  const member = theMember(world, userId);
  member.suspendedReason = null;
  for (const appeal of world.appeals) if (appeal.memberId === userId) appeal.isOver = true;
  endSessionsOf(world, userId);
  tellStanding(world, userId, knownTo(world, member), false);
}

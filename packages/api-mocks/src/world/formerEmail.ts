import { formerEmailAfter, formerEmailsSince, Refused } from '@iskra/api-contract/rules';
import { findByEmail } from './members';
import type { FormerEmailRecord, MemberRecord } from './records';
import { endSessionsOf } from './sessions';
import type { World } from './World';

/** Whether another member may still get that address back (decision 0037). */
function isHeld(world: World, email: string, exceptFor?: number): boolean {
  return [...world.members.keys()].some((id) => id !== exceptFor && keptFor(world, id)?.email === email);
}

/** Keeps the address that a member leaves; the token of a new link to it, null where there is none. */
export function keepFormer(world: World, me: MemberRecord, next: string): string | null {
  const kept = keptFor(world, me.id);
  const email = formerEmailAfter({ left: me.email, next, kept: kept?.email ?? null });
  if (email === null) world.formerEmails.delete(me.id);
  if (email === null || email === kept?.email) return null;
  const token = `link-${world.ids.link.next()}`;
  world.formerEmails.set(me.id, { email, token, leftAt: world.now() });
  return token;
}

/** Puts the former address back and ends every session, or a 404 (decision 0037). */
export function restoreEmail(world: World, token: string): MemberRecord {
  const member = [...world.members.values()].find(({ id }) => keptFor(world, id)?.token === token);
  const former = member && keptFor(world, member.id);
  if (!former) throw new Refused(404, 'linkGone');
  world.formerEmails.delete(member.id);
  world.codes = world.codes.filter(({ email }) => email !== member.email && email !== former.email);
  member.email = former.email;
  endSessionsOf(world, member.id);
  return member;
}

/** The token that was mailed to an address which its member may still get back. */
export function emailLink(world: World, email: string): string | null {
  return [...world.formerEmails.values()].find((former) => former.email === email)?.token ?? null;
}

/** True for an address that nobody may take: a member’s, or one that is held for somebody else. */
export function isTaken(world: World, email: string, exceptFor?: number): boolean {
  return Boolean(findByEmail(world, email)) || isHeld(world, email, exceptFor);
}

function keptFor(world: World, memberId: number): FormerEmailRecord | undefined {
  const former = world.formerEmails.get(memberId);
  return former && former.leftAt >= formerEmailsSince(world.now()) ? former : undefined;
}

import { isPremium } from '@iskra/api-contract/rules';
import { theMember } from './members';
import type { MemberRecord } from './records';
import { partnersOf } from './settings';
import type { World } from './World';

/** Whose pages are to learn that somebody is gone, hidden or back. */
export interface Told {
  /** They know the member, by a dialogue or by a like of their own. */
  readonly known: readonly number[];
  /** Liked in secret: they learn only that a like came or went, and only with premium (D-05). */
  readonly secret: readonly number[];
}

/** Who lists the member, as things stand now. */
export function knownTo(world: World, me: MemberRecord): Told {
  const fans = world.likes.filter(({ toId }) => toId === me.id).map(({ fromId }) => fromId);
  const liked = world.likes.filter(({ fromId }) => fromId === me.id).map(({ toId }) => toId);
  const known = new Set([...partnersOf(world, me.id), ...fans]);
  const secret = liked.filter((id) => !known.has(id) && isPremium(theMember(world, id), world.now()));
  return { known: [...known], secret };
}

/** Has their pages reload; a deleted account they need not ask for again (D-36). */
export function tellStanding(
  world: World,
  userId: number,
  { known, secret }: Told,
  isDeleted: boolean,
): void {
  for (const to of known) tell(to, userId);
  for (const to of secret) tell(to, null);

  function tell(to: number, id: number | null): void {
    world.emit({ name: 'memberChanged', to, payload: { user_id: id, is_deleted: isDeleted } });
  }
}

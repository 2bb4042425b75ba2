import type { BodyOf, updateInfo } from '@iskra/api-contract';
import { birthOf, proofToChange, proofToMove } from '@iskra/api-contract/rules';
import { otherSideId } from './dialogues';
import { keepFormer } from './formerEmail';
import { useProof } from './proofs';
import { refuseOrigin, refuseTaken } from './registration';
import type { MemberRecord, SessionRecord } from './records';
import type { World } from './World';

/** Changes name, gender, birth date and city; another gender needs a confirmed address (D-38) [SET-05]. */
export function changeInfo(
  world: World,
  session: SessionRecord,
  me: MemberRecord,
  body: BodyOf<typeof updateInfo>,
  exceptSocket?: string,
): void {
  const birthDate = birthOf(body);
  refuseOrigin(birthDate, body.city.name, world.now());
  useProof(world, session, proofToChange(me, body.gender));
  Object.assign(me, { name: body.name, gender: body.gender, city: body.city.name, birthDate });
  tellChanged(world, me, [me.id, ...partnersOf(world, me.id)], exceptSocket);
}

/**
 * Changes the address to sign in with; a woman's is confirmed first (D-38) [SET-05]. Returns the token of the link that
 * would be mailed to the former one, null where none is.
 */
export function changeEmail(
  world: World,
  session: SessionRecord,
  me: MemberRecord,
  email: string,
  exceptSocket?: string,
): string | null {
  if (email === me.email) return null;
  refuseTaken(world, email, me);
  useProof(world, session, proofToMove(me, email));
  const token = keepFormer(world, me, email);
  me.email = email;
  tellChanged(world, me, [me.id], exceptSocket);
  return token;
}

/** The members who have a dialogue with this one in their list. */
export function partnersOf(world: World, userId: number): number[] {
  return [...world.dialogues.values()]
    .filter((dialogue) => dialogue.members.includes(userId))
    .filter((dialogue) => dialogue.shownTo.has(otherSideId(dialogue, userId)))
    .map((dialogue) => otherSideId(dialogue, userId));
}

/** Publishes to these members' pages that a member's data changed. */
export function tellChanged(
  world: World,
  me: MemberRecord,
  told: readonly number[],
  exceptSocket?: string,
): void {
  const payload = { user_id: me.id, is_deleted: false };
  for (const to of told) world.emit({ name: 'memberChanged', to, payload, exceptSocket });
}

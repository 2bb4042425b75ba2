import { channels, type Reason } from '@iskra/api-contract';
import { notFound } from '@iskra/api-contract/rules';
import type { World } from './World';
import { dialogueOf } from './dialogues';
import { refuseNobody, reportMember } from './reports';
import { hasBlocked, opens, theMember } from './members';
import type { MemberRecord } from './records';

/** Blocks and reports a member; both learn of it (D-08, D-33) [BLK-01]. */
export function blockMember(world: World, me: MemberRecord, userId: number, reason: Reason): void {
  refuseNobody(world, me.id, userId);
  if (hasBlocked(world, me.id, userId)) return;
  world.blocks.push({ blockerId: me.id, blockedId: userId });
  reportMember(world, me, userId, { reason });
  const dialogue = dialogueOf(world, me.id, userId);
  if (dialogue) for (const id of dialogue.members) world.revoke(id, channels.dialogue(dialogue.id));
  tellChange(world, me.id, userId, true);
}

/** Takes a block back; both learn of it [BLK-02]. */
export function unblockMember(world: World, me: MemberRecord, userId: number): void {
  if (!hasBlocked(world, me.id, userId)) throw notFound();
  world.blocks = world.blocks.filter((block) => block.blockerId !== me.id || block.blockedId !== userId);
  tellChange(world, me.id, userId, false);
}

/** Whom the member blocked and whose profile is open to them, the newest block first. */
export function blockedBy(world: World, userId: number): MemberRecord[] {
  return world.blocks
    .filter(({ blockerId }) => blockerId === userId)
    .reverse()
    .map(({ blockedId }) => theMember(world, blockedId))
    .filter((member) => opens(world, userId, member));
}

function tellChange(world: World, blockerId: number, blockedId: number, isBlocked: boolean): void {
  const payload = { blocker_id: blockerId, blocked_id: blockedId, is_blocked: isBlocked };
  for (const to of [blockerId, blockedId]) world.emit({ name: 'blockChanged', to, payload });
}

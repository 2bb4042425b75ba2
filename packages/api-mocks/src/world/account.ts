import { isPremium, premiumStatus } from '@iskra/api-contract/rules';
import { strToU8, zipSync } from 'fflate';
import { dialoguesOf, otherSideId, removeOrphaned } from './dialogues';
import { pageOfMessages } from './messages';
import { presentMessage } from './presentMessage';
import { presentUser } from './presentMember';
import { knownTo, tellStanding } from './standing';
import type { MemberRecord } from './records';
import { endSessionsOf } from './sessions';
import { countShown, likers } from './likes';
import type { World } from './World';

/** The account goes with all that is the member's alone; dialogues stay with the other side (D-36) [SET-09]. */
export function removeAccount(world: World, me: MemberRecord): void {
  const told = knownTo(world, me);
  world.members.delete(me.id);
  endSessionsOf(world, me.id);
  world.likes = world.likes.filter(({ fromId, toId }) => fromId !== me.id && toId !== me.id);
  world.blocks = world.blocks.filter(
    ({ blockerId, blockedId }) => blockerId !== me.id && blockedId !== me.id,
  );
  world.reports = world.reports.filter(({ reportedId }) => reportedId !== me.id);
  world.appeals = world.appeals.filter(({ memberId }) => memberId !== me.id);
  world.formerEmails.delete(me.id);
  world.codes = world.codes.filter(({ email }) => email !== me.email);
  for (const message of world.messages) if (message.recipientId === me.id) message.reaction = null;
  removeOrphaned(world, me.id);
  tellStanding(world, me.id, told, true);
}

/** A zip of `data.json`; the mocks have no files of photos to add (D-36). */
export function exportOf(world: World, me: MemberRecord): Uint8Array {
  const now = world.now();
  const names = likers(world, me.id).map(({ id, name }) => ({ user_id: id, name }));
  const data = {
    exported_at: now.toISOString(),
    registered_at: me.createdAt.toISOString(),
    user: presentUser(me, now),
    premium: premiumStatus(me, now),
    likes_given: world.likes
      .filter(({ fromId }) => fromId === me.id)
      .map(({ toId, at }) => ({ user_id: toId, at })),
    likes_received: { count: countShown(world, me), ...(isPremium(me, now) ? { from: names } : {}) },
    dialogues: dialoguesOf(world, me.id).map((dialogue) => ({
      dialog_id: dialogue.id,
      with: { user_id: otherSideId(dialogue, me.id) },
      messages: pageOfMessages(world, dialogue.id, me.id, { limit: Infinity }).messages.map((message) =>
        presentMessage(world, message, me.id),
      ),
    })),
  };
  return zipSync({ 'data.json': strToU8(JSON.stringify(data, null, 2)) });
}

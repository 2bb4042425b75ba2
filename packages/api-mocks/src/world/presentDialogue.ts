import { age, type Dialogue } from '@iskra/api-contract';
import {
  deletedSide,
  dialogueSide,
  isPremium,
  writingProblem,
  type WritingFacts,
} from '@iskra/api-contract/rules';
import type { World } from './World';
import { dialogueFacts, otherSide, otherSideId } from './dialogues';
import { isNotCleared, unreadMessages } from './messages';
import { isShownOnline } from './members';
import { mainImage } from './presentMember';
import type { DialogueRecord, MemberRecord } from './records';

/** A dialogue as its viewer sees it. */
export function presentDialogue(world: World, dialogue: DialogueRecord, me: MemberRecord): Dialogue {
  const facts = dialogueFacts(world, dialogue, me);
  const other = otherSide(world, dialogue, me.id);
  const unread = unreadMessages(world, me.id, dialogue.id).map(({ id }) => id);
  return {
    id: dialogue.id,
    dialog_id: dialogue.id,
    dialog_available: writingProblem(facts) === null,
    is_premium_active: isPremium(me, world.now()),
    otherUser: other
      ? presentOther(other, facts, world.now())
      : deletedSide(otherSideId(dialogue, me.id), me),
    lastMessage: presentLast(world, dialogue.id, me.id),
    unread: unread.length,
    unreadMessageIds: unread,
  };
}

function presentOther(other: MemberRecord, facts: WritingFacts, now: Date): Dialogue['otherUser'] {
  const seen = { age: age(other.birthDate, now), image: mainImage(other), online: isShownOnline(other) };
  return dialogueSide({ ...other, ...seen }, facts);
}

function presentLast(world: World, dialogueId: number, userId: number): Dialogue['lastMessage'] {
  const last = world.messages.filter((message) => message.dialogueId === dialogueId).at(-1);
  if (!last || !isNotCleared(world, last, userId)) return null;
  const { id, content, type, senderId, createdAt } = last;
  return { id, content, type, sender_id: senderId, created_at: createdAt.toISOString() };
}

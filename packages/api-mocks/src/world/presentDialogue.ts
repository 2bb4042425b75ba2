import { age, type Dialogue } from '@iskra/api-contract';
import { isPremium, writingProblem, type WritingFacts } from '@iskra/api-contract/rules';
import type { World } from './World';
import { dialogueFacts, otherSide, otherSideId } from './dialogues';
import { isNotCleared, unreadMessages } from './messages';
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
      : deletedUser(otherSideId(dialogue, me.id), me),
    lastMessage: presentLast(world, dialogue.id, me.id),
    unread: unread.length,
    unreadMessageIds: unread,
  };
}

type Blocks = Pick<WritingFacts, 'iBlock' | 'theyBlock'>;

function presentOther(other: MemberRecord, { iBlock, theyBlock }: Blocks, now: Date): Dialogue['otherUser'] {
  return {
    id: other.id,
    is_deleted: false,
    name: other.name,
    age: age(other.birthDate, now),
    // Not to be opened by whom they block, nor when they are suspended (decision 0014).
    image: theyBlock || other.suspendedReason !== null ? null : mainImage(other),
    online: !theyBlock && other.isOnline,
    gender: other.gender,
    block: iBlock,
    current_blocked: theyBlock,
  };
}

/** Nothing is known of them any more but that one could talk to them (D-36). */
function deletedUser(id: number, me: MemberRecord): Dialogue['otherUser'] {
  const gender = me.gender === 'male' ? 'female' : 'male';
  const unknown = { name: '', age: null, image: null, online: false, block: false, current_blocked: false };
  return { id, is_deleted: true, gender, ...unknown };
}

function presentLast(world: World, dialogueId: number, userId: number): Dialogue['lastMessage'] {
  const last = world.messages.filter((message) => message.dialogueId === dialogueId).at(-1);
  if (!last || !isNotCleared(world, last, userId)) return null;
  const { id, content, type, senderId, createdAt } = last;
  return { id, content, type, sender_id: senderId, created_at: createdAt.toISOString() };
}

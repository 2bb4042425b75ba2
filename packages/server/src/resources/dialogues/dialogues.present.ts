import type { Dialogue } from '@iskra/api-contract';
import { isPremium, writingFacts, writingProblem, type WritingFacts } from '@iskra/api-contract/rules';
import type { UserRow } from '../../db/schema';
import { isOnline } from '../../realtime/Presence';
import { mainImage, memberAge } from '../members/members.present';
import type { DialogueView } from './dialogues.repository';

/** A dialogue as its viewer sees it. */
export function presentDialogue(view: DialogueView, me: UserRow, now: Date): Dialogue {
  const { dialogue, other, unreadIds } = view;
  return {
    id: dialogue.id,
    dialog_id: dialogue.id,
    dialog_available: writingProblem(dialogueFacts(view, me, now)) === null,
    is_premium_active: isPremium(me, now),
    otherUser: other ? presentOther(other, view, now) : deletedUser(view.otherId, me),
    lastMessage: presentLastMessage(view.lastMessage),
    unread: unreadIds.length,
    unreadMessageIds: unreadIds,
  };
}

function presentOther(
  other: NonNullable<DialogueView['other']>,
  { iBlock, theyBlock }: DialogueView,
  now: Date,
): Dialogue['otherUser'] {
  return {
    id: other.id,
    is_deleted: false,
    name: other.name,
    age: memberAge(other, now),
    // Not to be opened by whom they block, nor when they are suspended (decision 0014).
    image: theyBlock || other.suspendedReason !== null ? null : mainImage(other),
    online: !theyBlock && isOnline(other, now),
    gender: other.gender,
    block: iBlock,
    current_blocked: theyBlock,
  };
}

/** Nothing is known of them any more but that one could talk to them (D-36). */
function deletedUser(id: number, me: UserRow): Dialogue['otherUser'] {
  const gender = me.gender === 'male' ? 'female' : 'male';
  const unknown = { name: '', age: null, image: null, online: false, block: false, current_blocked: false };
  return { id, is_deleted: true, gender, ...unknown };
}

/** What D-14 asks about a dialogue. */
export function dialogueFacts(view: DialogueView, me: UserRow, now: Date): WritingFacts {
  const { other, iBlock, theyBlock, isMutual, openedToday } = view;
  const isKept = view.dialogue.isKeptAvailable;
  return writingFacts({ me, other, iBlock, theyBlock, isMutual, isKept, openedToday }, now);
}

function presentLastMessage(last: DialogueView['lastMessage']) {
  if (!last) return null;
  const { id, content, type, senderId, createdAt } = last;
  return { id, content, type, sender_id: senderId, created_at: createdAt.toISOString() };
}

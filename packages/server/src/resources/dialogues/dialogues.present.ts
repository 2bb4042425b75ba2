import type { Dialogue } from '@iskra/api-contract';
import type { UserRow } from '../../db/schema';
import { isOnline } from '../../realtime/Presence';
import { isPremium, mainImage, memberAge } from '../members/members.present';
import { writingProblem, type DialogueFacts } from './dialogues.policy';
import type { DialogueView } from './dialogues.repository';

/** A dialogue as its viewer sees it. */
export function presentDialogue(view: DialogueView, me: UserRow, now: Date): Dialogue {
  const { dialogue, other, unreadIds } = view;
  return {
    id: dialogue.id,
    dialog_id: dialogue.id,
    dialog_available: writingProblem(dialogueFacts(view, me, now)) === null,
    is_premium_active: isPremium(me, now),
    otherUser: {
      id: other.id,
      name: other.name,
      age: memberAge(other, now),
      image: mainImage(other),
      online: !view.theyBlock && isOnline(other, now),
      gender: other.gender,
      block: view.iBlock,
      current_blocked: view.theyBlock,
    },
    lastMessage: presentLastMessage(view.lastMessage),
    unread: unreadIds.length,
    unreadMessageIds: unreadIds,
  };
}

/** What D-14 asks about a dialogue. */
export function dialogueFacts(view: DialogueView, me: UserRow, now: Date): DialogueFacts {
  return {
    isSameGender: view.other.gender === me.gender,
    iBlock: view.iBlock,
    theyBlock: view.theyBlock,
    isOtherGone: view.other.suspendedReason !== null,
    isMutual: view.isMutual,
    hasPremium: isPremium(me, now) || isPremium(view.other, now),
    isKept: view.dialogue.isKeptAvailable,
    openedToday: view.openedToday,
  };
}

function presentLastMessage(last: DialogueView['lastMessage']) {
  if (!last) return null;
  const { id, content, type, senderId, createdAt } = last;
  return { id, content, type, sender_id: senderId, created_at: createdAt.toISOString() };
}

import type { Dialogue } from '@iskra/api-contract';
import {
  deletedSide,
  dialogueSide,
  isPremium,
  writingFacts,
  writingProblem,
  type WritingFacts,
} from '@iskra/api-contract/rules';
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
    otherUser: other ? presentOther(other, view, now) : deletedSide(view.otherId, me),
    lastMessage: presentLastMessage(view.lastMessage),
    unread: unreadIds.length,
    unreadMessageIds: unreadIds,
  };
}

function presentOther(other: NonNullable<DialogueView['other']>, view: DialogueView, now: Date) {
  const seen = { age: memberAge(other, now), image: mainImage(other), online: isOnline(other, now) };
  return dialogueSide({ ...other, ...seen }, view);
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

import type { Dialogue } from '@iskra/api-contract';
import { deletedSide, dialogueSide, isPremium, writingProblem } from '@iskra/api-contract/rules';
import type { UserRow } from '../../db/schema';
import { isOnline } from '../../realtime/Presence';
import { mainImage, memberAge } from '../members/members.present';
import { dialogueFacts } from './dialogues.policy';
import type { DialogueView } from './dialogues.repository';

/** A dialogue as its viewer sees it. */
export function presentDialogue(view: DialogueView, me: UserRow, now: Date): Dialogue {
  const { dialogue, unreadIds } = view;
  return {
    id: dialogue.id,
    dialog_id: dialogue.id,
    dialog_available: writingProblem(dialogueFacts(view, me, now)) === null,
    is_premium_active: isPremium(me, now),
    otherUser: presentSide(view, me, now),
    lastMessage: presentLastMessage(view.lastMessage),
    unread: unreadIds.length,
    unreadMessageIds: unreadIds,
  };
}

type Sides = Pick<DialogueView, 'other' | 'otherId' | 'iBlock' | 'theyBlock'>;

/** The other side of a dialogue as its viewer sees it. */
export function presentSide(
  { other, otherId, ...between }: Sides,
  me: UserRow,
  now: Date,
): Dialogue['otherUser'] {
  if (!other) return deletedSide(otherId, me);
  const seen = { age: memberAge(other, now), image: mainImage(other), online: isOnline(other, now) };
  return dialogueSide({ ...other, ...seen }, between);
}

function presentLastMessage(last: DialogueView['lastMessage']) {
  if (!last) return null;
  const { id, content, type, senderId, createdAt } = last;
  return { id, content, type, sender_id: senderId, created_at: createdAt.toISOString() };
}

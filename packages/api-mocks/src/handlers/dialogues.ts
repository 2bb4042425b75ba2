import {
  createDialogue,
  deleteDialogue,
  getDialogues,
  getDialogueWith,
  getUserDialogues,
} from '@iskra/api-contract';
import { deleteConversation, dialoguesOf, findOrBegin } from '../world/dialogues';
import { otherMember } from '../world/members';
import { presentDialogue } from '../world/presentDialogue';
import type { MemberRecord } from '../world/records';
import { Refused } from '../world/Refused';
import { text } from '../world/texts';
import type { World } from '../world/World';
import type { Answer } from './answer';

/** A member's dialogues. */
export const dialogueHandlers = (answer: Answer) => [
  answer(getDialogues, ({ me, world }) => ({
    dialogs: dialoguesOf(world, me.id).map((dialogue) => presentDialogue(world, dialogue, me)),
  })),

  answer(getUserDialogues, ({ me, world }) => ({
    dialogs: dialoguesOf(world, me.id).map(({ id }) => ({ dialog_id: id })),
  })),

  answer(deleteDialogue, ({ params, me, world, locale }) => {
    deleteConversation(world, params.id, me.id);
    return { message: text(locale, 'conversationDeleted') };
  }),

  answer(getDialogueWith, ({ params, me, world }) => {
    const other = partner(world, me, params.userId);
    const dialogue = dialoguesOf(world, me.id).find(({ members }) => members.includes(other.id));
    return { dialog_id: dialogue?.id ?? null };
  }),

  answer(createDialogue, ({ params, me, world }) => {
    const dialogue = findOrBegin(world, me.id, partner(world, me, params.userId).id);
    dialogue.shownTo.add(me.id);
    return { dialog_id: dialogue.id };
  }),
];

function partner(world: World, me: MemberRecord, userId: number): MemberRecord {
  const other = otherMember(world, me.id, userId);
  if (other.gender === me.gender) throw new Refused(403, 'sameGender');
  return other;
}

import { deleteDialogue, getDialogues, getDialogueWith, getUserDialogues } from '@iskra/api-contract';
import { deleteConversation, dialoguesOf, findOrBegin } from '../world/dialogues';
import { otherMember } from '../world/members';
import { presentDialogue } from '../world/presentDialogue';
import { Refused } from '../world/Refused';
import { text } from '../world/texts';
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
    const other = otherMember(world, me.id, params.userId);
    if (other.gender === me.gender) throw new Refused(403, 'sameGender');
    const dialogue = findOrBegin(world, me.id, other.id);
    dialogue.shownTo.add(me.id);
    return { dialog_id: dialogue.id };
  }),
];

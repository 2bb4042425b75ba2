import { getDialogues, getDialogueWith, getUserDialogues } from '@iskra/api-contract';
import { dialoguesOf, findOrBegin } from '../world/dialogues';
import { otherMember } from '../world/members';
import { presentDialogue } from '../world/presentDialogue';
import { Refused } from '../world/Refused';
import type { Answer } from './answer';

/** A member's dialogues. */
export const dialogueHandlers = (answer: Answer) => [
  answer(getDialogues, ({ me, world }) => ({
    dialogs: dialoguesOf(world, me.id).map((dialogue) => presentDialogue(world, dialogue, me)),
  })),

  answer(getUserDialogues, ({ me, world }) => ({
    dialogs: dialoguesOf(world, me.id).map(({ id }) => ({ dialog_id: id })),
  })),

  answer(getDialogueWith, ({ params, me, world }) => {
    const other = otherMember(world, me.id, params.userId);
    if (other.gender === me.gender) throw new Refused(403, 'sameGender');
    const dialogue = findOrBegin(world, me.id, other.id);
    dialogue.shownTo.add(me.id);
    return { dialog_id: dialogue.id };
  }),
];

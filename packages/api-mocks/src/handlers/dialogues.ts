import {
  createDialogue,
  deleteDialogue,
  getDialogues,
  getDialogueWith,
  getUserDialogues,
  limits,
} from '@iskra/api-contract';
import { notFound, Refused, text } from '@iskra/api-contract/rules';
import { deleteConversation, dialoguesOf, findOrBegin, showTo } from '../world/dialogues';
import { otherMember } from '../world/members';
import { presentDialogue } from '../world/presentDialogue';
import type { DialogueRecord, MemberRecord } from '../world/records';
import { tellLists } from '../world/tellLists';
import type { World } from '../world/World';
import type { Answer } from './answer';

/** A member's dialogues. */
export const dialogueHandlers = (answer: Answer) => [
  answer(getDialogues, ({ query: { before, limit }, me, world }) => {
    const all = dialoguesOf(world, me.id);
    const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    if (before !== undefined && from === 0) throw notFound();
    const length = limit ?? (before === undefined ? all.length : limits.dialogues.pageSize);
    const page = all.slice(from, from + length);
    const dialogs = page.map((dialogue) => presentDialogue(world, dialogue, me));
    return { dialogs, has_more: from + length < all.length };
  }),

  answer(getUserDialogues, ({ me, world }) => ({
    dialogs: dialoguesOf(world, me.id).map(({ id }) => ({ dialog_id: id })),
  })),

  answer(deleteDialogue, ({ params, me, world, locale }) => {
    deleteConversation(world, params.id, me.id);
    tellLists(world, me.id);
    return { message: text(locale, 'conversationDeleted') };
  }),

  answer(getDialogueWith, ({ params, me, world }) => {
    const other = partner(world, me, params.userId);
    return { dialog_id: listedWith(world, me, other.id)?.id ?? null };
  }),

  answer(createDialogue, ({ params, me, world }) => {
    const other = partner(world, me, params.userId);
    if (other.isPaused && !listedWith(world, me, other.id)) throw notFound();
    const dialogue = findOrBegin(world, me.id, other.id);
    showTo(world, dialogue, me.id);
    tellLists(world, me.id, dialogue.id);
    return { dialog_id: dialogue.id };
  }),
];

/** The dialogue with somebody, if it is in the member's list. */
function listedWith(world: World, me: MemberRecord, otherId: number): DialogueRecord | undefined {
  return dialoguesOf(world, me.id).find(({ members }) => members.includes(otherId));
}

function partner(world: World, me: MemberRecord, userId: number): MemberRecord {
  const other = otherMember(world, me.id, userId);
  if (other.gender === me.gender) throw new Refused(403, 'sameGender');
  return other;
}

import { searchLimits, type AnswerOf, type BodyOf, type searchMessages } from '@iskra/api-contract';
import { excerptOf, searchWords, wordsOf } from '@iskra/api-contract/rules';
import type { Database } from '../../db/Database';
import type { UserRow } from '../../db/schema';
import { presentSide } from '../dialogues/dialogues.present';
import { findMessages, findPeople, findSides, foundWords } from './search.repository';

/** What a member's dialogues have of a text: people by name, and messages with the words found in them. */
export async function searchDialogues(
  db: Database,
  me: UserRow,
  { text, before, limit = searchLimits.pageSize }: BodyOf<typeof searchMessages>,
  now: Date,
): Promise<AnswerOf<typeof searchMessages>> {
  const words = searchWords(text);
  if (words.length === 0) return { people: [], messages: [], has_more: false };
  const people = before === undefined ? await findPeople(db, me.id, words) : [];
  // One more than asked for tells whether more follow.
  const rows = await findMessages(db, me.id, { words, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const sides = await findSides(db, me.id, [...new Set(page.map(({ dialogueId }) => dialogueId))]);
  const sideOf = new Map(sides.map((side) => [side.dialogueId, presentSide(side, me, now)]));
  const found = await foundWords(db, [...new Set(page.flatMap(({ content }) => wordsOf(content)))], words);
  const messages = page.flatMap(({ id, dialogueId, senderId, content, createdAt }) => {
    const otherUser = sideOf.get(dialogueId);
    const excerpt = excerptOf(content, words, (word) => found.has(word));
    const said = { id, dialog_id: dialogueId, sender_id: senderId, created_at: createdAt.toISOString() };
    return otherUser ? [{ ...said, otherUser, excerpt }] : [];
  });
  return {
    people: people.map((side) => ({ dialog_id: side.dialogueId, otherUser: presentSide(side, me, now) })),
    messages,
    has_more: page.length < rows.length,
  };
}

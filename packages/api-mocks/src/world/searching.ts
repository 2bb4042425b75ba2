import { searchLimits, type AnswerOf, type BodyOf, type searchMessages } from '@iskra/api-contract';
import { excerptOf, hasName, hasWords, searchWords } from '@iskra/api-contract/rules';
import { dialoguesOf, otherSide } from './dialogues';
import { isNotCleared } from './messages';
import { presentDialogue } from './presentDialogue';
import type { DialogueRecord, MemberRecord, MessageRecord } from './records';
import type { World } from './World';

/** What a member's dialogues have of a text. Words are found as they begin; other forms of a word only the server knows. */
export function searchDialogues(
  world: World,
  me: MemberRecord,
  { text, before, limit = searchLimits.pageSize }: BodyOf<typeof searchMessages>,
): AnswerOf<typeof searchMessages> {
  const words = searchWords(text);
  const dialogues = new Map(dialoguesOf(world, me.id).map((dialogue) => [dialogue.id, dialogue]));
  const hit = (dialogue: DialogueRecord) => {
    const { dialog_id, otherUser } = presentDialogue(world, dialogue, me);
    return { dialog_id, otherUser };
  };
  const nameOf = (dialogue: DialogueRecord) => otherSide(world, dialogue, me.id)?.name ?? '';
  const people = [...dialogues.values()]
    .filter((dialogue) => before === undefined && hasName(nameOf(dialogue), words))
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)) || one.id - other.id)
    .slice(0, searchLimits.people);
  const last = world.messages.find(({ id }) => id === before);
  const isOlder = (message: MessageRecord) =>
    before === undefined || (last && newestFirst(last, message) < 0);
  const found = [...world.messages].sort(newestFirst).flatMap((message) => {
    const { id, content, senderId, createdAt, type } = message;
    const dialogue = dialogues.get(message.dialogueId);
    const isSought = type === 'text' && isOlder(message) && hasWords(content, words);
    if (!dialogue || !isSought || !isNotCleared(world, message, me.id)) return [];
    const excerpt = excerptOf(content, words);
    return [{ ...hit(dialogue), id, sender_id: senderId, created_at: createdAt.toISOString(), excerpt }];
  });
  return { people: people.map(hit), messages: found.slice(0, limit), has_more: found.length > limit };
}

/** By time, then id (D-10). */
const newestFirst = (one: MessageRecord, other: MessageRecord) =>
  other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id;

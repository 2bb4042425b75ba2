import { limits, systemContents, type getMessages, type QueryOf } from '@iskra/api-contract';
import {
  invalidField,
  isOwnMessage,
  mayQuote,
  Refused,
  takesNewDialogue,
  writingProblem,
} from '@iskra/api-contract/rules';
import type { World } from './World';
import { clearedToOf, dialogueFacts, otherSideId, showTo, shownDialogue } from './dialogues';
import { presentMessage } from './presentMessage';
import type { DialogueRecord, MemberRecord, MessageRecord } from './records';

/** What a member wants to send. */
export interface Post {
  readonly dialogueId: number;
  readonly content: string;
  readonly senderId: number;
  readonly recipientId: number;
  readonly clientId: string | null;
  /** The message that it answers. */
  readonly replyToId?: number | null;
  /** The sender's socket, which has the message already and is skipped. */
  readonly exceptSocket?: string | undefined;
}

/** Sends a message; the same client id again is the same message (D-27). */
export function postMessage(world: World, me: MemberRecord, post: Post): MessageRecord {
  const dialogue = shownDialogue(world, post.dialogueId, me.id);
  const otherId = otherSideId(dialogue, me.id);
  if (!isOwnMessage(post, me.id, otherId)) throw new Refused(403, 'forbidden');
  const sent = sentBefore(world, post);
  if (sent) return sent;
  openDialogue(world, dialogue, me, post.replyToId ?? null);
  const message = addMessage(world, dialogue, { ...post, type: 'text' });
  tellSent(world, message, [me.id, otherId], post.exceptSocket);
  showToOther(world, dialogue, otherId);
  return message;
}

/** Both are told the same, unless one of them no longer sees what it answers. */
function tellSent(world: World, message: MessageRecord, readers: number[], exceptSocket?: string): void {
  const { dialogueId: to, replyToId } = message;
  const isSeenByAll = readers.every((id) => (replyToId ?? Infinity) > clearedToOf(world, to, id));
  for (const reader of isSeenByAll ? readers.slice(0, 1) : readers) {
    const payload = { message: presentMessage(world, message, reader) };
    const whom = isSeenByAll ? {} : { onlyFor: reader };
    world.emit({ name: 'messageSent', to, payload, exceptSocket, ...whom });
  }
}

/** Adds the system message of a match, once however often the match is repeated. */
export function addMatchMessage(world: World, dialogue: DialogueRecord): void {
  const isNoted = world.messages.some(
    ({ dialogueId, type }) => dialogueId === dialogue.id && type === 'system',
  );
  if (isNoted) return;
  const note = { senderId: null, recipientId: null, content: systemContents.matched, clientId: null };
  const message = addMessage(world, dialogue, { ...note, type: 'system' });
  tellSent(world, message, [...dialogue.members]);
}

type NewMessage = Pick<MessageRecord, 'senderId' | 'recipientId' | 'content' | 'clientId' | 'type'> &
  Partial<Pick<MessageRecord, 'replyToId'>>;

/** Adds a message and makes it the dialogue's last; publishes nothing. */
export function addMessage(world: World, dialogue: DialogueRecord, message: NewMessage): MessageRecord {
  const { senderId, recipientId, content, clientId, type, replyToId = null } = message;
  const record: MessageRecord = {
    id: world.ids.message.next(),
    dialogueId: dialogue.id,
    createdAt: world.now(),
    readAt: null,
    reaction: null,
    isReadQuietly: false,
    ...{ senderId, recipientId, content, clientId, type, replyToId },
  };
  world.messages.push(record);
  dialogue.lastActivityAt = record.createdAt;
  return record;
}

/** A page of messages, the oldest first (D-31). */
export function pageOfMessages(
  world: World,
  dialogueId: number,
  userId: number,
  page: QueryOf<typeof getMessages>,
) {
  const limit = page.limit ?? limits.message.pageSize;
  const fitting = world.messages.filter(
    (message) =>
      message.dialogueId === dialogueId &&
      isNotCleared(world, message, userId) &&
      message.id < (page.before ?? Infinity) &&
      message.id > (page.after ?? 0),
  );
  const messages = page.after === undefined ? fitting.slice(-limit) : fitting.slice(0, limit);
  return { messages, hasMore: fitting.length > limit };
}

/** True of a message that came after the member last deleted the conversation (D-32). */
export function isNotCleared(world: World, { id, dialogueId }: MessageRecord, userId: number): boolean {
  return id > clearedToOf(world, dialogueId, userId);
}

/** Unread messages to a member, in one dialogue or in all. */
export function unreadMessages(world: World, userId: number, dialogueId?: number): MessageRecord[] {
  return world.messages.filter(
    (message) =>
      message.recipientId === userId &&
      message.readAt === null &&
      isNotCleared(world, message, userId) &&
      (dialogueId === undefined || message.dialogueId === dialogueId),
  );
}

function sentBefore(world: World, { clientId, senderId, dialogueId }: Post): MessageRecord | undefined {
  if (clientId === null) return undefined;
  const sent = world.messages.find(
    (message) => message.senderId === senderId && message.clientId === clientId,
  );
  if (sent && sent.dialogueId !== dialogueId) throw invalidField('client_id', 'wrongValue');
  return sent;
}

/** Refuses where D-14 does, and what may not be answered; otherwise keeps the dialogue open from now on. */
function openDialogue(
  world: World,
  dialogue: DialogueRecord,
  me: MemberRecord,
  replyToId: number | null,
): void {
  const facts = dialogueFacts(world, dialogue, me);
  const problem = writingProblem(facts);
  if (problem) throw new Refused(403, problem);
  const quoted = world.messages.find(({ id }) => id === replyToId);
  const isGood = quoted && mayQuote(quoted, dialogue.id, clearedToOf(world, dialogue.id, me.id));
  if (replyToId !== null && !isGood) throw invalidField('reply_to', 'cannotBeQuoted');
  if (takesNewDialogue(facts)) Object.assign(dialogue, { openedBy: me.id, openedAt: world.now() });
  dialogue.isKeptAvailable = true;
}

function showToOther(world: World, dialogue: DialogueRecord, otherId: number): void {
  if (dialogue.shownTo.has(otherId)) return;
  showTo(world, dialogue, otherId);
  world.emit({ name: 'dialogueCreated', to: otherId, payload: { dialog_id: dialogue.id, match: null } });
}

import { limits, type getMessages, type QueryOf } from '@iskra/api-contract';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { dialogues, messages, type MessageRow } from '../../db/schema';
import { shownTo } from '../dialogues/dialogues.policy';
import { clearedTo, otherSideOf } from '../dialogues/dialogues.repository';

const quoted = alias(messages, 'quoted');

type NewMessage = typeof messages.$inferInsert;

/** Adds a message and makes it the dialogue's last. */
export async function addMessage(
  tx: Database,
  message: NewMessage & { createdAt: Date },
): Promise<MessageRow> {
  const [row] = await tx.insert(messages).values(message).returning();
  if (!row) throw new Error('The message was not inserted');
  await tx
    .update(dialogues)
    .set({ lastMessageId: row.id, lastActivityAt: row.createdAt })
    .where(eq(dialogues.id, row.dialogueId));
  return row;
}

/** Adds what a member sent; null when they sent it before under the same `client_id` (D-27). */
export async function addSent(tx: Database, message: NewMessage): Promise<MessageRow | null> {
  const target = [messages.senderId, messages.clientId];
  const [row] = await tx.insert(messages).values(message).onConflictDoNothing({ target }).returning();
  return row ?? null;
}

/** The message that a sender sent under this id, or null (D-27). */
export async function findSent(
  db: Database,
  senderId: number,
  clientId: string,
): Promise<ReadMessage | null> {
  const isIt = and(eq(messages.senderId, senderId), eq(messages.clientId, clientId));
  return (await readMessages(db, senderId).where(isIt))[0] ?? null;
}

/** A page of messages as a member sees them, the oldest first (D-31). */
export async function pageOfMessages(
  db: Database,
  dialogueId: number,
  userId: number,
  page: QueryOf<typeof getMessages>,
) {
  const limit = page.limit ?? limits.message.pageSize;
  const isForward = page.after !== undefined;
  const rows = await readMessages(db, userId)
    .where(
      and(
        eq(messages.dialogueId, dialogueId),
        isNotCleared(userId),
        page.before === undefined ? undefined : lt(messages.id, page.before),
        page.after === undefined ? undefined : gt(messages.id, page.after),
      ),
    )
    .orderBy(isForward ? asc(messages.id) : desc(messages.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { messages: isForward ? shown : shown.reverse(), hasMore: rows.length > limit };
}

const quotedColumns = { id: quoted.id, senderId: quoted.senderId, content: quoted.content };

/** Messages, each with what it answers, as far as a member may still read that. */
function readMessages(db: Database, userId: number) {
  const isSeen = sql`quoted.id > (select ${clearedTo(userId)} from dialogues where dialogues.id = messages.dialogue_id)`;
  return db
    .select({ row: messages, quoted: quotedColumns })
    .from(messages)
    .leftJoin(quoted, and(eq(quoted.id, messages.replyToId), isSeen))
    .$dynamic();
}

/** A message with what it answers. */
type ReadMessage = Awaited<ReturnType<typeof readMessages>>[number];

/** A message that a member sees, or null, and whether the other side still sees it too (D-32). */
export async function findShared(db: Database, id: number, userId: number) {
  const [found] = await db
    .select({
      message: messages,
      clearedTo: sql`${clearedTo(userId)}`.mapWith(Number),
      otherClearedTo: sql`${clearedTo(otherSideOf(userId))}`.mapWith(Number),
    })
    .from(messages)
    .innerJoin(dialogues, eq(dialogues.id, messages.dialogueId))
    .where(and(eq(messages.id, id), shownTo(userId)));
  if (!found || id <= found.clearedTo) return null;
  return { ...found, isSeenByOther: id > found.otherClearedTo };
}

/** True of messages that came after a member last deleted the conversation (D-32). */
export function isNotCleared(userId: number | Placeholder): SQL {
  return sql`messages.id > (select ${clearedTo(userId)} from dialogues where dialogues.id = messages.dialogue_id)`;
}

/** How many messages a member has not read, in all dialogues. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  return (await unreadCount(db).execute({ me: userId }))[0]?.count ?? 0;
}

const unreadCount = oncePerDatabase((db) => {
  const me = sql.placeholder('me');
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.recipientId, me), isNull(messages.readAt), isNotCleared(me)))
    .prepare('unread_count');
});

/** Takes back what a member said about messages with one press; their dialogues lead there, for no index does. */
export async function removeReactions(tx: Database, userId: number): Promise<void> {
  const theirs = tx
    .select({ id: dialogues.id })
    .from(dialogues)
    .where(or(eq(dialogues.lowId, userId), eq(dialogues.highId, userId)));
  const isTheirs = and(eq(messages.recipientId, userId), isNotNull(messages.reaction));
  await tx
    .update(messages)
    .set({ reaction: null })
    .where(and(inArray(messages.dialogueId, theirs), isTheirs));
}

import { limits, type getMessages, type QueryOf } from '@iskra/api-contract';
import { and, asc, desc, eq, gt, isNull, lt, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { dialogues, messages, type MessageRow } from '../../db/schema';
import { clearedTo } from '../dialogues/dialogues.repository';

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
export async function findSent(db: Database, senderId: number, clientId: string): Promise<MessageRow | null> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)));
  return rows[0] ?? null;
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
  const rows = await db
    .select()
    .from(messages)
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

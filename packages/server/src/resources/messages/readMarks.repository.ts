import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { messages } from '../../db/schema';

const marked = {
  id: messages.id,
  dialogueId: messages.dialogueId,
  isReadQuietly: messages.isReadQuietly,
};

/** `areMarksTold` of the rules, for the sender of each message; one who is gone is told nothing. */
const areMarksTold = (readerId: number) => sql`exists (select 1 from users reader, users sender
  where reader.id = ${readerId} and sender.id = messages.sender_id
    and reader.shows_chat_marks and sender.shows_chat_marks)`;

/** Marks messages to this member; returns those that were unread. */
export async function markRead(db: Database, userId: number, ids: readonly number[], now: Date) {
  return db
    .update(messages)
    .set({ readAt: now, isReadQuietly: sql`not ${areMarksTold(userId)}` })
    .where(and(inArray(messages.id, [...ids]), eq(messages.recipientId, userId), isNull(messages.readAt)))
    .returning(marked);
}

/** What a member read quietly in a dialogue before this message; from now on it is told. */
export async function takeQuiet(db: Database, userId: number, dialogueId: number, before: number) {
  return db
    .update(messages)
    .set({ isReadQuietly: false })
    .where(
      and(
        eq(messages.recipientId, userId),
        eq(messages.dialogueId, dialogueId),
        messages.isReadQuietly,
        lt(messages.id, before),
      ),
    )
    .returning({ id: messages.id });
}

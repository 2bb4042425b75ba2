import { systemContents } from '@iskra/api-contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { dialogues, messages, type UserRow } from '../db/schema';
import type { Line } from './talks';

const minuteMs = 60_000;
type NewMessage = typeof messages.$inferInsert;

/** Gives an account its dialogues, the first talk the latest; what the other said last is unread in the first ones. */
export async function seedTalks(
  tx: Database,
  me: UserRow,
  others: readonly UserRow[],
  talks: readonly (readonly Line[])[],
  now: Date,
): Promise<void> {
  for (const [index, other] of others.entries()) {
    const endedMs = now.getTime() - (4 + index * index * 500) * minuteMs;
    const [row] = await tx
      .insert(dialogues)
      .values({
        lowId: Math.min(me.id, other.id),
        highId: Math.max(me.id, other.id),
        isShownToLow: true,
        isShownToHigh: true,
        isKeptAvailable: true,
        lastActivityAt: new Date(endedMs),
      })
      .returning();
    if (row) await addLines(tx, row.id, me, other, talks[index] ?? [], endedMs);
  }
}

async function addLines(
  tx: Database,
  dialogueId: number,
  me: UserRow,
  other: UserRow,
  lines: readonly Line[],
  endedMs: number,
): Promise<void> {
  const at = (left: number) => new Date(endedMs - left * left * 3 * minuteMs);
  const answered = lines.findLastIndex(([who]) => who === 'me');
  const matched: NewMessage = {
    dialogueId,
    content: systemContents.matched,
    type: 'system',
    createdAt: at(lines.length + 2),
  };
  const said = lines.map(([who, content], index): NewMessage => {
    const createdAt = at(lines.length - 1 - index);
    const [sender, recipient] = who === 'me' ? [me, other] : [other, me];
    const readAt = index <= answered ? createdAt : null;
    return { dialogueId, senderId: sender.id, recipientId: recipient.id, content, createdAt, readAt };
  });
  await tx.insert(messages).values([matched, ...said]);
  const last = sql`(select max(m.id) from messages m where m.dialogue_id = ${dialogueId})`;
  await tx.update(dialogues).set({ lastMessageId: last }).where(eq(dialogues.id, dialogueId));
}

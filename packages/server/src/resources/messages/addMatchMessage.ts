import { systemContents } from '@iskra/api-contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { messages } from '../../db/schema';
import { enqueue } from '../../realtime/outbox';
import { presentMessage } from './messages.present';
import { addMessage } from './messages.repository';

/** Adds the system message of a match, once however often the match is repeated; returns what to publish. */
export async function addMatchMessage(tx: Database, dialogueId: number, now: Date): Promise<number[]> {
  const isMatchNote = and(
    eq(messages.dialogueId, dialogueId),
    eq(messages.type, 'system'),
    eq(messages.content, systemContents.matched),
  );
  if ((await tx.$count(messages, isMatchNote)) > 0) return [];
  const row = await addMessage(tx, {
    dialogueId,
    content: systemContents.matched,
    type: 'system',
    createdAt: now,
  });
  return [await enqueue(tx, 'messageSent', dialogueId, { message: presentMessage(row, null) })];
}

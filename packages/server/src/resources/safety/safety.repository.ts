import type { Reason } from '@iskra/api-contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { blocks, reports, users } from '../../db/schema';

/** Whether there is such a member at all: who blocked me may be blocked and reported too, hidden as they are. */
export async function isMember(db: Database, id: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isNull(users.suspendedReason)))) > 0;
}

/** Adds a block; false when it was there already. */
export async function addBlock(
  tx: Database,
  blockerId: number,
  blockedId: number,
  reason: Reason,
  now: Date,
) {
  const added = await tx
    .insert(blocks)
    .values({ blockerId, blockedId, reason, createdAt: now })
    .onConflictDoNothing()
    .returning({ blockedId: blocks.blockedId });
  return added.length > 0;
}

/** Takes a block back; false when there was none. */
export async function removeBlock(tx: Database, blockerId: number, blockedId: number): Promise<boolean> {
  const removed = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ blockedId: blocks.blockedId });
  return removed.length > 0;
}

export interface NewReport {
  readonly reporterId: number;
  readonly reportedId: number;
  readonly reason: Reason;
  readonly comment: string;
  readonly createdAt: Date;
}

/** Writes a report down for the operators; the same one, still open, is not written twice. */
export async function addReport(tx: Database, report: NewReport): Promise<void> {
  await tx.insert(reports).values(report).onConflictDoNothing();
}

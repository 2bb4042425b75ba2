import type { Reason } from '@iskra/api-contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { blocks, reports, users } from '../../db/schema';
import { addEvidence, type Evidence } from './evidence.repository';

/** Whether the member exists: one who blocked me is hidden, but I may block and report them too. */
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

/** Files a report for the operators; to an equal one that is still open it only adds evidence. */
export async function addReport(tx: Database, report: NewReport, evidence?: Evidence): Promise<void> {
  // Tried again, because an operator may resolve the equal one just then.
  const id = (await insert(tx, report)) ?? (await findOpen(tx, report)) ?? (await insert(tx, report));
  if (id !== undefined && evidence) await addEvidence(tx, id, evidence);
}

async function insert(tx: Database, report: NewReport): Promise<number | undefined> {
  const [added] = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id });
  return added?.id;
}

async function findOpen(tx: Database, { reporterId, reportedId, reason, comment }: NewReport) {
  const [found] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, reporterId),
        eq(reports.reportedId, reportedId),
        eq(reports.reason, reason),
        eq(reports.comment, comment),
        isNull(reports.resolvedAt),
      ),
    )
    .for('update');
  return found?.id;
}

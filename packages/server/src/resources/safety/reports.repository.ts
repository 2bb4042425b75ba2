import type { ReportOutcome } from '@iskra/api-contract';
import { aliasedTable, and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { reports, users, type UserRow } from '../../db/schema';

const reporters = aliasedTable(users, 'reporters');

/** A report with both members; the one who reported may be gone. */
export interface FoundReport {
  readonly report: typeof reports.$inferSelect;
  readonly reporter: Pick<UserRow, 'name'> | null;
  readonly reported: Pick<UserRow, 'name' | 'suspendedReason'>;
}

/** The open reports, the oldest first, or all, the newest first. */
export async function findReports(db: Database, isAll: boolean, limit: number): Promise<FoundReport[]> {
  return selectReports(db)
    .where(isAll ? undefined : isNull(reports.resolvedAt))
    .orderBy(isAll ? desc(reports.id) : asc(reports.id))
    .limit(limit);
}

export function countReports(db: Database, isAll: boolean): Promise<number> {
  return db.$count(reports, isAll ? undefined : isNull(reports.resolvedAt));
}

export async function findReport(db: Database, id: number): Promise<FoundReport | null> {
  const [found] = await selectReports(db).where(eq(reports.id, id));
  return found ?? null;
}

/** How a report is resolved: what was done, which operators read, and the word that the reporter is told. */
export interface Resolved {
  readonly resolution: string;
  readonly outcome: ReportOutcome;
  readonly resolvedAt: Date;
}

/** Resolves an open report; null when there is none. Its reporter may be gone. */
export async function closeReport(tx: Database, id: number, resolved: Resolved) {
  const [closed] = await tx
    .update(reports)
    .set(resolved)
    .where(and(eq(reports.id, id), isNull(reports.resolvedAt)))
    .returning({ reporterId: reports.reporterId });
  return closed ?? null;
}

function selectReports(db: Database) {
  return db
    .select({
      report: reports,
      reporter: { name: reporters.name },
      reported: { name: users.name, suspendedReason: users.suspendedReason },
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reportedId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId));
}

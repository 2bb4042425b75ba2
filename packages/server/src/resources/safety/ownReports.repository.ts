import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { reports, users } from '../../db/schema';
import { openTo } from '../members/members.policy';

const ownColumns = {
  id: reports.id,
  reason: reports.reason,
  createdAt: reports.createdAt,
  resolvedAt: reports.resolvedAt,
  outcome: reports.outcome,
  showsPhoto: sql<boolean>`exists (select 1 from report_photos p where p.report_id = reports.id)`,
  showsMessages: sql<boolean>`exists (select 1 from report_messages m where m.report_id = reports.id)`,
  user: { id: users.id, name: users.name, mainPhotoKey: users.mainPhotoKey },
};

/** What a member reported, the newest first; whom, only while they may open the profile (D-33). */
export function pageOfOwn(db: Database, userId: number, page: { limit: number; offset: number }) {
  return db
    .select(ownColumns)
    .from(reports)
    .leftJoin(users, and(eq(users.id, reports.reportedId), openTo(userId)))
    .where(eq(reports.reporterId, userId))
    .orderBy(desc(reports.id))
    .limit(page.limit)
    .offset(page.offset);
}
export type OwnReportRow = Awaited<ReturnType<typeof pageOfOwn>>[number];

/** How many a member made, counted up to `limit`. */
export async function countOwn(db: Database, userId: number, limit: number): Promise<number> {
  const own = db
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.reporterId, userId))
    .limit(limit)
    .as('own');
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(own);
  return counted?.count ?? 0;
}

const isNews = (userId: number) =>
  and(eq(reports.reporterId, userId), isNotNull(reports.outcome), eq(reports.isSeen, false));

/** Whether one was closed since the member looked. */
export async function hasNews(db: Database, userId: number): Promise<boolean> {
  const [news] = await db.select({ id: reports.id }).from(reports).where(isNews(userId)).limit(1);
  return news !== undefined;
}

/** True when there was news. */
export async function markSeen(tx: Database, userId: number): Promise<boolean> {
  const seen = await tx
    .update(reports)
    .set({ isSeen: true })
    .where(isNews(userId))
    .returning({ id: reports.id });
  return seen.length > 0;
}

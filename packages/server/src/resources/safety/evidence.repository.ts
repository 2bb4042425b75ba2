import { invalidField } from '@iskra/api-contract/rules';
import { and, asc, eq, exists, inArray, isNull, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { messages, photos, reportMessages, reportPhotos, reports } from '../../db/schema';
import { isNotCleared } from '../messages/messages.repository';
import { photoFor } from '../photos/photoFor';

/** Who reports whom, and what they name as evidence. */
interface Named {
  readonly reporterId: number;
  readonly reportedId: number;
  readonly photoKey?: string | undefined;
  readonly messageIds?: readonly number[] | undefined;
}

/** What a report keeps, as it is now. */
export interface Evidence {
  readonly photos: readonly Omit<typeof reportPhotos.$inferSelect, 'reportId'>[];
  readonly messages: readonly Omit<typeof reportMessages.$inferSelect, 'reportId'>[];
}

/** Reads what is named; 422 unless all of it is the reported member's and open to the reporter. */
export async function findEvidence(db: Database, named: Named): Promise<Evidence> {
  return { photos: await findPhoto(db, named), messages: await findMessages(db, named) };
}

/** Keeps it with the report, once each. */
export async function addEvidence(tx: Database, reportId: number, evidence: Evidence): Promise<void> {
  const ofReport = <Row extends object>(row: Row) => ({ reportId, ...row });
  if (evidence.photos.length > 0)
    await tx.insert(reportPhotos).values(evidence.photos.map(ofReport)).onConflictDoNothing();
  if (evidence.messages.length > 0)
    await tx.insert(reportMessages).values(evidence.messages.map(ofReport)).onConflictDoNothing();
}

/** What a report keeps, the earliest message first. */
export async function evidenceOf(db: Database, reportId: number): Promise<Evidence> {
  return {
    photos: await db.select().from(reportPhotos).where(eq(reportPhotos.reportId, reportId)),
    messages: await db
      .select()
      .from(reportMessages)
      .where(eq(reportMessages.reportId, reportId))
      .orderBy(asc(reportMessages.messageId)),
  };
}

/** True of the key of a photo that an open report shows: its files stay. */
export function isHeldByReport(db: Database, key: string | SQLWrapper): SQL {
  return exists(
    db
      .select({ id: reports.id })
      .from(reportPhotos)
      .innerJoin(reports, eq(reports.id, reportPhotos.reportId))
      .where(and(eq(reportPhotos.photoKey, key), isNull(reports.resolvedAt))),
  );
}

async function findPhoto(db: Database, { reporterId, reportedId, photoKey }: Named) {
  if (photoKey === undefined) return [];
  // Held, so that its files are not removed before the report is there.
  const held = await db
    .select({ photoKey: photos.key })
    .from(photos)
    .where(and(eq(photos.key, photoKey), eq(photos.userId, reportedId)))
    .for('share');
  if (held.length === 0 || !(await photoFor(db, reporterId, photoKey)))
    throw invalidField('photo_key', 'notTheirs');
  return held;
}

async function findMessages(db: Database, { reporterId, reportedId, messageIds = [] }: Named) {
  const ids = [...new Set(messageIds)];
  if (ids.length === 0) return [];
  const found = await db
    .select({ messageId: messages.id, content: messages.content, sentAt: messages.createdAt })
    .from(messages)
    .where(
      and(
        inArray(messages.id, ids),
        eq(messages.senderId, reportedId),
        eq(messages.recipientId, reporterId),
        isNotCleared(reporterId),
      ),
    );
  if (found.length < ids.length) throw invalidField('message_ids', 'notTheirs');
  return found;
}

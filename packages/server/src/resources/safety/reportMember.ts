import type { BodyOf, reportUser } from '@iskra/api-contract';
import { notFound } from '@iskra/api-contract/rules';
import type { Deps } from '../../Deps';
import { inTransaction } from '../../db/inTransaction';
import type { UserRow } from '../../db/schema';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { findEvidence } from './evidence.repository';
import { addReport, isMember } from './safety.repository';

/** Files a report with what shows it, all or nothing; the reporter's own pages alone learn it (D-08) [BLK-04]. */
export async function reportMember(
  deps: Deps,
  me: UserRow,
  body: BodyOf<typeof reportUser>,
  now: Date,
): Promise<void> {
  const {
    reported_id: reportedId,
    reason,
    comment = '',
    photo_key: photoKey,
    message_ids: messageIds,
  } = body;
  const pair = { reporterId: me.id, reportedId };
  const queued = await inTransaction(deps.db, async (tx) => {
    if (reportedId === me.id || !(await isMember(tx, reportedId))) throw notFound();
    const evidence = await findEvidence(tx, { ...pair, photoKey, messageIds });
    await addReport(tx, { ...pair, reason, comment, createdAt: now }, evidence);
    return enqueue(tx, 'reportsChanged', me.id, { report_id: null });
  });
  await publishQueued(deps, [queued]);
}

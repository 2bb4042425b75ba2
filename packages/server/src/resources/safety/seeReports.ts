import type { Deps } from '../../Deps';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { markSeen } from './ownReports.repository';

/** The member has looked at the outcomes; their other pages learn it, if there was news. */
export async function seeReports(deps: Deps, userId: number): Promise<void> {
  const queued = await deps.db.transaction(async (tx) =>
    (await markSeen(tx, userId)) ? [await enqueue(tx, 'reportsChanged', userId, { report_id: null })] : [],
  );
  await publishQueued(deps, queued);
}

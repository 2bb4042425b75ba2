import type { Database } from '../db/Database';
import { doubtOnline } from './onlineUntil';
import { enqueueForAll } from './outbox';

/**
 * A page of these members was hidden or closed: each visible page of theirs is asked to say so, and a member without one
 * is offline after the grace (D-34). The hidden page is asked too: it may be visible again, and its two calls may have
 * arrived in the wrong order. Returns the queued rows.
 */
export function askPages(db: Database, ids: readonly number[], now: Date): Promise<number[]> {
  return db.transaction(async (tx) =>
    enqueueForAll(tx, 'presenceAsked', await doubtOnline(tx, ids, now), {}),
  );
}

import type { Database } from '../db/Database';
import { doubtOnline } from './onlineUntil';
import { enqueueForAll } from './outbox';

/**
 * A page of these members was hidden or closed: each page of theirs that is visible is asked to say so, and who has none
 * is offline after the grace (D-34). The page that was hidden hears it too: it may be visible again, and its word of
 * that may have come before its word of hiding. Answers what is queued to be told.
 */
export function askPages(db: Database, ids: readonly number[], now: Date): Promise<number[]> {
  return db.transaction(async (tx) =>
    enqueueForAll(tx, 'presenceAsked', await doubtOnline(tx, ids, now), {}),
  );
}

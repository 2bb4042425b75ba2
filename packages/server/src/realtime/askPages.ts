import type { Database } from '../db/Database';
import { doubtOnline } from './onlineUntil';
import { enqueueForAll } from './outbox';
import type { OwnSocket } from './ownSocket';

/**
 * A page of these members was hidden or closed: each other page of theirs that is visible is asked to say so, and who
 * does not is offline after the grace (D-34). Answers what is queued to be told.
 */
export function askPages(
  db: Database,
  ids: readonly number[],
  now: Date,
  except: OwnSocket | null = null,
): Promise<number[]> {
  return db.transaction(async (tx) =>
    enqueueForAll(tx, 'presenceAsked', await doubtOnline(tx, ids, now), {}, except),
  );
}

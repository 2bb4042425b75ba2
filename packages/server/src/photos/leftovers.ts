import { eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { photoLeftovers } from '../db/schema';
import { removeOldUploads } from './uploadFiles';

const lookMs = 5 * 60_000;
const atOnce = 100;

/** Notes a key before its files are written: if its row never comes, they are removed within the hour. */
export async function expectFiles(db: Database, key: string): Promise<void> {
  await db.insert(photoLeftovers).values({ key, dueAt: sql`now() + interval '1 hour'` });
}

/** Removes the files of a photo whose row is gone; what fails is tried again later. */
export async function removeFiles({ db, photos }: Pick<Deps, 'db' | 'photos'>, key: string): Promise<void> {
  await photos.remove(key);
  await db.delete(photoLeftovers).where(eq(photoLeftovers.key, key));
}

/** Removes files that nobody will ask for: of photos whose rows are gone or never came, of uploads that a crash cut short. */
export async function removeLeftovers(deps: Pick<Deps, 'config' | 'db' | 'photos' | 'log'>): Promise<void> {
  try {
    const isDue = lte(photoLeftovers.dueAt, sql`now()`);
    const due = await deps.db.select().from(photoLeftovers).where(isDue).limit(atOnce);
    for (const { key } of due) await removeFiles(deps, key);
    await removeOldUploads(deps.config.dataDir);
  } catch (error) {
    deps.log.error(error, 'The files of removed photos could not be removed yet');
  }
}

/** Looks for them every few minutes; answers how to stop. */
export function sweepLeftovers(deps: Pick<Deps, 'config' | 'db' | 'photos' | 'log'>): () => void {
  const timer = setInterval(() => void removeLeftovers(deps), lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

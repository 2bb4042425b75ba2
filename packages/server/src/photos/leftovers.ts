import { and, eq, lte, not, sql } from 'drizzle-orm';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { photoLeftovers } from '../db/schema';
import { isHeldByReport } from '../resources/safety/evidence.repository';
import { removeOldUploads } from './uploadFiles';

const lookMs = 5 * 60_000;
const atOnce = 100;

/** Registers a key before its files are written: without a row they are removed within the hour. */
export async function expectFiles(db: Database, key: string): Promise<void> {
  await db.insert(photoLeftovers).values({ key, dueAt: sql`now() + interval '1 hour'` });
}

/**
 * Removes the files of a photo whose row is gone; failures are retried later. False while an open report shows the photo:
 * the sweep removes them once it is resolved.
 */
export async function removeFiles(
  { db, photos }: Pick<Deps, 'db' | 'photos'>,
  key: string,
): Promise<boolean> {
  if ((await db.$count(photoLeftovers, and(eq(photoLeftovers.key, key), isHeldByReport(db, key)))) > 0)
    return false;
  await photos.remove(key);
  await db.delete(photoLeftovers).where(eq(photoLeftovers.key, key));
  return true;
}

/** Removes orphaned files: of photos without a row, and of uploads that a crash interrupted. */
export async function removeLeftovers(deps: Pick<Deps, 'config' | 'db' | 'photos' | 'log'>): Promise<void> {
  try {
    const isDue = and(
      lte(photoLeftovers.dueAt, sql`now()`),
      not(isHeldByReport(deps.db, photoLeftovers.key)),
    );
    const due = await deps.db.select().from(photoLeftovers).where(isDue).limit(atOnce);
    for (const { key } of due) await removeFiles(deps, key);
    await removeOldUploads(deps.config.dataDir);
  } catch (error) {
    deps.log.error(error, 'The files of removed photos could not be removed yet');
  }
}

/** Sweeps every few minutes; returns a function that stops it. */
export function sweepLeftovers(deps: Pick<Deps, 'config' | 'db' | 'photos' | 'log'>): () => void {
  const timer = setInterval(() => void removeLeftovers(deps), lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

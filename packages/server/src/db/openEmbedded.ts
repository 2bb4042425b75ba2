import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './Database';
import { lockFolder } from './folderLock';
import { loadTemplate, migrateEmbedded } from './template';

/** Opens the embedded PostgreSQL in `dataDir`, which only this process may use until it closes. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir);
  try {
    const pglite = await openFolder(dataDir);
    await migrateEmbedded(pglite);
    return {
      db: drizzle({ client: pglite }),
      close: async () => {
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A database in memory, for tests. */
export async function openInMemory(): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ loadDataDir: await loadTemplate() });
  return { db: drizzle({ client: pglite }), close: () => pglite.close() };
}

async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, 'pglite');
  const mark = path.join(dataDir, 'pglite.complete');
  const isComplete = await access(mark).then(
    () => true,
    () => false,
  );
  if (isComplete) return PGlite.create({ dataDir: folder });
  // Without the mark a first start was cut short: what is there holds nobody's data yet.
  await rm(folder, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: await loadTemplate() });
  await writeFile(mark, '');
  return pglite;
}

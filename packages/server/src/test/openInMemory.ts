import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../db/Database';
import { loadTemplate, migrateEmbedded } from '../db/embedded/template';

/** Closed by their tests. To start another takes four times as long as to migrate one of these anew. */
const left: PGlite[] = [];

/** An empty migrated database in memory, in this thread; when it is closed, a later test gets its PostgreSQL. */
export async function openInMemory(): Promise<OpenDatabase> {
  const pglite = left.pop() ?? (await PGlite.create({ loadDataDir: await loadTemplate() }));
  const close = async () => {
    if (await isRenewed(pglite)) left.push(pglite);
    else await pglite.close();
  };
  return { db: drizzle({ client: pglite }), close };
}

/** Nothing of a test stays: no open transaction, setting, prepared statement or listener, no table, nor a changed one. */
async function isRenewed(pglite: PGlite): Promise<boolean> {
  try {
    await pglite.exec('rollback');
    await pglite.exec('discard all');
    await pglite.exec('drop schema public cascade; create schema public');
    await migrateEmbedded(pglite);
    return true;
  } catch {
    return false;
  }
}

import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { loadTemplate, migrateEmbedded } from './template';

/** Opens the database of a data folder, made from the template at the first start, and brings it up to date. */
export async function openFolder(dataDir: string): Promise<PGlite> {
  const pglite = await openFiles(dataDir);
  await migrateEmbedded(pglite);
  return pglite;
}

async function openFiles(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, 'pglite');
  const mark = path.join(dataDir, 'pglite.complete');
  const isComplete = await access(mark).then(
    () => true,
    () => false,
  );
  if (isComplete) return PGlite.create({ dataDir: folder });
  // Without the mark a first start was interrupted: the folder holds no data yet.
  await rm(folder, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: await loadTemplate() });
  await writeFile(mark, '');
  return pglite;
}

import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import type { OpenDatabase } from '../db/Database';
import { folderHolder } from '../db/folderLock';
import { openEmbedded } from '../db/openEmbedded';
import { openPostgres } from '../db/openPostgres';
import { PhotoStore } from '../photos/PhotoStore';
import { StartError } from '../StartError';
import type { OpenTools } from './Command';

/** The server's database and photos, if there is a database and no server holds it. */
export async function openForAdmin(config: Config): Promise<OpenTools> {
  const { db, close } = await openDatabase(config);
  const photos = new PhotoStore(path.join(config.dataDir, 'photos'));
  return { db, photos, now: () => new Date(), close };
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl);
  await access(path.join(dataDir, 'pglite.complete')).catch(() => {
    throw new StartError(`There is no database in ${dataDir}: start the server once, or set DATA_DIR`);
  });
  const holder = await folderHolder(dataDir);
  if (holder === null) return openEmbedded(dataDir);
  throw new StartError(
    `The server (process ${holder}) holds ${dataDir}: stop it for this command, or run on PostgreSQL, where both can work`,
  );
}

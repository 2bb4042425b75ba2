import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../start/config';
import type { OpenDatabase } from '../db/Database';
import { folderHolder } from '../db/embedded/folderLock';
import { openEmbedded } from '../db/embedded/openEmbedded';
import { openPostgres } from '../db/openPostgres';
import { makeMailer } from '../mail/makeMailer';
import { openPhotos } from '../photos/PhotoStore';
import { rowsOf } from '../backup/tables';
import { serverApplicationName } from '../realtime/OutboxListener';
import { notifyServers } from '../realtime/notifyServers';
import { StartError } from '../start/StartError';
import { askServer } from './askServer';
import type { Holder, OpenTools } from './Command';

/** The server's database and photos, or the running server itself where it holds the embedded database. */
export async function openForAdmin(config: Config): Promise<OpenTools | Holder> {
  const { databaseUrl, databaseListenUrl, dataDir } = config;
  if (databaseUrl) return toolsOn(config, await openPostgres(databaseListenUrl ?? databaseUrl));
  await access(path.join(dataDir, 'pglite.complete')).catch(() => {
    throw new StartError(`There is no database in ${dataDir}: start the server once, or set DATA_DIR`);
  });
  const holder = await folderHolder(dataDir);
  if (holder !== null) return { ask: (args) => askServer(dataDir, holder, args) };
  return toolsOn(config, await openEmbedded(dataDir));
}

/** On PostgreSQL a running server shows by the connection on which it listens. */
const serversHere = `select 1 from pg_stat_activity
  where application_name = '${serverApplicationName}' and datname = current_database()`;

/** The events are in the outbox: this announces them, and the servers would also find them by themselves. */
function toolsOn(config: Config, { db, close }: OpenDatabase): OpenTools {
  const isServed = async () => (await rowsOf(db, serversHere)).length > 0;
  return {
    db,
    photos: openPhotos(config),
    mailer: makeMailer(config, () => new Date()),
    now: () => new Date(),
    publish: (queued) => notifyServers(db, queued),
    isServed,
    close,
  };
}

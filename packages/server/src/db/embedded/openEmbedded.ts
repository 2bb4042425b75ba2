import pg from 'pg';
import type { Socket } from 'node:net';
import type { OpenDatabase } from '../Database';
import { databaseOn } from '../databaseOn';
import { EmbeddedStream } from './EmbeddedStream';
import { EmbeddedThread } from './EmbeddedThread';
import { lockFolder } from './folderLock';

/** Opens the embedded PostgreSQL in `dataDir`, in a thread of its own; only this process may use it until it closes. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir);
  try {
    const thread = await EmbeddedThread.open(dataDir);
    const pool = poolOf(thread);
    return {
      db: databaseOn(pool),
      close: async () => {
        await pool.end();
        await thread.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The same driver as for a PostgreSQL elsewhere. The database has one session, so there is one connection, kept for good. */
function poolOf(thread: EmbeddedThread): pg.Pool {
  const stream = () => new EmbeddedStream(thread) as unknown as Socket;
  const pool = new pg.Pool({ user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0, stream });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

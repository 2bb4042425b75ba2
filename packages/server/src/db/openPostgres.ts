import { Socket } from 'node:net';
import pg from 'pg';
import { StartError } from '../start/StartError';
import type { OpenDatabase } from './Database';
import { databaseOn } from './databaseOn';
import { leaveUnnamed } from './leaveUnnamed';
import { cannotBeUsed, onPostgresItself } from './onPostgresItself';
import { proveSameDatabase } from './proveSameDatabase';

/** How long a call may wait for a connection, for somebody else's lock, for a statement; then PostgreSQL is silent. */
const bounds = { connectMs: 5000, lockMs: 5000, statementMs: 8000, silenceMs: 10_000 };

/** Connects to PostgreSQL 15 or later and migrates it; processes that start together take turns. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  await onPostgresItself(url, 'DATABASE_URL', () => Promise.resolve());
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return opened(pool, url);
}

/**
 * The same for a server: no call waits for ever, whatever PostgreSQL does.
 * @param listenUrl PostgreSQL itself, where `url` leads to a pooler in transaction mode
 */
export async function openPostgresToServe(url: string, listenUrl?: string): Promise<OpenDatabase> {
  const pool = listenUrl === undefined ? boundedPool(url) : poolBehindPooler(url);
  const open = opened(pool, listenUrl ?? url);
  try {
    // A migration may take its time.
    await onPostgresItself(
      listenUrl ?? url,
      listenUrl === undefined ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL',
      (client) => (listenUrl === undefined ? tryPool(pool) : proveSameDatabase(client, pool)),
    );
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}

function boundedPool(url: string): pg.Pool {
  return new pg.Pool({ ...guarded(url), lock_timeout: bounds.lockMs, statement_timeout: bounds.statementMs });
}

/** A pooler refuses these settings at connect and has its own; a silent connection is still dropped. */
function poolBehindPooler(url: string): pg.Pool {
  return new pg.Pool(guarded(url)).on('connect', leaveUnnamed);
}

function guarded(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: bounds.connectMs,
    stream: () => socketThatGivesUp(bounds.silenceMs),
  };
}

async function tryPool(pool: pg.Pool): Promise<void> {
  await pool.query('select 1').catch((error: unknown) => {
    const { message } = cannotBeUsed('DATABASE_URL', error);
    if (!/startup parameter/.test(message)) throw new StartError(message);
    throw new StartError(`${message}; behind a pooler set DATABASE_LISTEN_URL too`);
  });
}

/** A lost connection fails its query and is replaced by the pool; without listeners it would end the process. */
function opened(pool: pg.Pool, sharedUrl: string): OpenDatabase {
  pool.on('error', () => undefined);
  // The pool itself listens only while a connection is idle.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: databaseOn(pool), sharedUrl, close: () => pool.end() };
}

/** Destroys a silent socket: a query that only timed out would leave its transaction open in the pool. */
function socketThatGivesUp(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy(new Error('Connection terminated: no answer')));
}

import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../StartError';
import type { OpenDatabase } from './Database';
import { migrate, migrationNames } from './migrations';

const migrationLock = 0x15_4a;

/** How long a call may wait for a connection, for somebody else's lock, for a statement; then PostgreSQL is silent. */
const bounds = { connectMs: 5000, lockMs: 5000, statementMs: 8000, silenceMs: 10_000 };

/** Connects to PostgreSQL 15 or later and migrates it; processes that start together take turns. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  outliveConnections(pool);
  try {
    await migrateTakingTurns(pool);
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.constructor.name : String(error);
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reason.replace(/\s+/g, ' ')}`);
  }
  return { db: drizzle({ client: pool }), sharedUrl: url, close: () => pool.end() };
}

/** The same for a server: no call of a member waits for ever, whatever PostgreSQL does. */
export async function openPostgresToServe(url: string): Promise<OpenDatabase> {
  // A migration may take its time.
  await (await openPostgres(url)).close();
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: bounds.connectMs,
    lock_timeout: bounds.lockMs,
    statement_timeout: bounds.statementMs,
    stream: () => socketThatGivesUp(bounds.silenceMs),
  });
  outliveConnections(pool);
  return { db: drizzle({ client: pool }), sharedUrl: url, close: () => pool.end() };
}

/** A lost connection fails its query and is replaced by the pool; without listeners it would end the process. */
function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  // The pool itself listens only while a connection is idle.
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Ends when nothing comes: a query that was given up by time alone would leave its transaction open in the pool. */
function socketThatGivesUp(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy(new Error('Connection terminated: no answer')));
}

async function migrateTakingTurns(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    await migrate({
      exec: (script) => client.query(script),
      names: async () => (await client.query<{ name: string }>(migrationNames)).rows.map(({ name }) => name),
    });
    await client.query(`select pg_advisory_unlock(${migrationLock})`);
  } finally {
    client.release();
  }
}

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../StartError';
import type { OpenDatabase } from './Database';
import { migrate, migrationNames } from './migrations';

const migrationLock = 0x15_4a;

/** Connects to PostgreSQL 15 or later and migrates it; processes that start together take turns. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateTakingTurns(pool);
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.constructor.name : String(error);
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reason.replace(/\s+/g, ' ')}`);
  }
  return { db: drizzle({ client: pool }), sharedUrl: url, close: () => pool.end() };
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

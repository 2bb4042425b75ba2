import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './Database';

/**
 * The query builder over a pool. Transactions take their connection here: the builder itself never releases a connection
 * that is lost at `begin`, so that ten of them exhaust the pool, and a stop waits for them.
 */
export function databaseOn(pool: pg.Pool): Database {
  const db = drizzle({ client: pool });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

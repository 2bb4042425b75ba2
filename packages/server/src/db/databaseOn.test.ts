import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { databaseOn } from './databaseOn';

// A connection can be lost on PostgreSQL only; the embedded database has none to lose.
it.skipIf(!process.env['DATABASE_URL_TEST'])(
  'a connection that is lost at the beginning of a transaction goes back, and the next one works',
  async () => {
    const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL_TEST'], max: 1 });
    pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
    const db = databaseOn(pool);
    pool.once('acquire', (client) => connectionOf(client).stream.destroy());
    await expect(db.transaction(() => Promise.resolve('done'))).rejects.toThrow();
    await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
    await pool.end();
    expect(pool.totalCount).toBe(0);
  },
  5000,
);

const connectionOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection;

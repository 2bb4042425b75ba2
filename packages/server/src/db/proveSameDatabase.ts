import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { StartError } from '../start/StartError';
import { cannotBeUsed } from './onPostgresItself';

/** DATABASE_LISTEN_URL leads to PostgreSQL itself, and DATABASE_URL through a pooler to the same database of it. */
export async function proveSameDatabase(direct: pg.Client, pool: pg.Pool): Promise<void> {
  if (await isThroughPooler(direct))
    throw new StartError('DATABASE_LISTEN_URL leads through a pooler, which passes on no notifications');
  const key = randomInt(2 ** 40);
  // An advisory lock belongs to one database: a connection that finds it taken is on the same one.
  await direct.query(`select pg_advisory_lock(${key})`);
  const { rows } = await pool
    .query<{ is_free: boolean }>(`select pg_try_advisory_xact_lock(${key}) as is_free`)
    .catch((error: unknown) => {
      throw cannotBeUsed('DATABASE_URL', error);
    });
  if (rows[0]?.is_free)
    throw new StartError('DATABASE_LISTEN_URL leads to another database than DATABASE_URL');
}

/** A pooler tells its clients a process id of its own making. */
async function isThroughPooler(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return rows[0]?.id !== (client as pg.Client & { processID: number | null }).processID;
}

import pg from 'pg';
import { vi } from 'vitest';

/** A second connection that holds rows until a test releases them; PostgreSQL only. */
export async function holdRow(databaseUrl: string | undefined, query: string, values: readonly unknown[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(query, [...values]);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  return {
    /** Resolves when so many others wait, for the row or for each other. */
    awaited: (count: number) =>
      vi.waitFor(async () => {
        // Within a transaction the activity would be shown as it was at the first look.
        await client.query('select pg_stat_clear_snapshot()');
        const waiting = await client.query(waitingFor, [pid]);
        if (waiting.rows.length < count) throw new Error(`Only ${waiting.rows.length} wait`);
      }, 4000),
    /** Ends the connection, and with it the transaction. */
    release: () => client.end(),
  };
}

/** Whoever comes second waits for the first who waits. */
const waitingFor = `with recursive waiting as (
  select pid from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))
  union
  select a.pid from pg_stat_activity a join waiting w on w.pid = any(pg_blocking_pids(a.pid)))
  select 1 from waiting`;

import pg from 'pg';
import { StartError } from '../start/StartError';
import { migrate, migrationNames } from './migrations';

const migrationLock = 0x15_4a;
const connectMs = 5000;

/** Migrates on a connection of its own, while other processes wait, and then does `more` on it; failures are StartErrors. */
export async function onPostgresItself(
  url: string,
  switchName: string,
  more: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migrateTakingTurns(client);
    await more(client);
  } catch (error) {
    throw error instanceof StartError ? error : cannotBeUsed(switchName, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Why the start failed, in one line. */
export function cannotBeUsed(switchName: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message || error.constructor.name : String(error);
  return new StartError(`The database of ${switchName} cannot be used: ${reason.replace(/\s+/g, ' ')}`);
}

async function migrateTakingTurns(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock(${migrationLock})`);
  await migrate({
    exec: (script) => client.query(script),
    names: async () => (await client.query<{ name: string }>(migrationNames)).rows.map(({ name }) => name),
  });
  await client.query(`select pg_advisory_unlock(${migrationLock})`);
}

import { randomBytes } from 'node:crypto';
import type { Database } from './Database';
import { settings } from './schema';

const kinds = { page: 'secret.page', realtime: 'secret.realtime', realtimeKey: 'realtime.key' } as const;

/** The server's secrets, made at the first start and the same for all processes on one database. */
export async function loadSecrets(db: Database): Promise<Record<keyof typeof kinds, string>> {
  const fresh = Object.values(kinds).map((key) => ({ key, value: randomBytes(24).toString('hex') }));
  await db.insert(settings).values(fresh).onConflictDoNothing();
  const kept = new Map((await db.select().from(settings)).map(({ key, value }) => [key, value]));
  const read = (kind: keyof typeof kinds) => {
    const value = kept.get(kinds[kind]);
    if (value === undefined) throw new Error(`The setting ${kinds[kind]} is missing`);
    return value;
  };
  return { page: read('page'), realtime: read('realtime'), realtimeKey: read('realtimeKey').slice(0, 20) };
}

import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { outboxChannel } from './OutboxListener';
import { pack } from './parcels';

/** A notification holds less than 8000 bytes. */
const maxBytes = 7900;

/** For who has no connection of their own to the servers: tells them at once which rows were committed. */
export async function notifyServers(db: Database, ids: readonly number[]): Promise<void> {
  for (const parcel of pack(ids, maxBytes, 'operator'))
    await db.execute(sql`select pg_notify(${sql.raw(outboxChannel)}, ${parcel})`);
}

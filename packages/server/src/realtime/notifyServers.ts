import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { outboxChannel } from './OutboxListener';
import { pack } from './parcels';

/** A notification holds less than 8000 bytes. */
const maxBytes = 7900;

/** For processes without a bus: announces committed rows to the servers at once. */
export async function notifyServers(db: Database, ids: readonly number[]): Promise<void> {
  for (const parcel of pack(ids, maxBytes, 'operator'))
    await db.execute(sql`select pg_notify(${sql.raw(outboxChannel)}, ${parcel})`);
}

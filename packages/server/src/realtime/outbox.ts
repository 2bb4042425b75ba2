import { channels, events, type EventName, type PayloadOf } from '@iskra/api-contract';
import { asc, inArray } from 'drizzle-orm';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { outbox } from '../db/schema';

type QueuedEvent = Exclude<EventName, 'liked'>;

/** Writes down, within the transaction, what is to be told after it; returns the row's id. */
export async function enqueue<Name extends QueuedEvent>(
  tx: Database,
  name: Name,
  target: number,
  payload: PayloadOf<Name>,
  exceptSocket: string | null = null,
): Promise<number> {
  const { channel, name: event, payload: schema } = events[name];
  const row = { channel: channels[channel](target), event, payload: schema.parse(payload), exceptSocket };
  const [queued] = await tx.insert(outbox).values(row).returning({ id: outbox.id });
  if (!queued) throw new Error('The outbox took no row');
  return queued.id;
}

/** Tells what was queued, in order, and forgets it. Without ids everything a crash left untold. */
export async function publishQueued(
  deps: Pick<Deps, 'db' | 'broadcaster'>,
  ids?: readonly number[],
): Promise<void> {
  if (ids?.length === 0) return;
  const chosen = ids ? inArray(outbox.id, [...ids]) : undefined;
  const rows = await deps.db.select().from(outbox).where(chosen).orderBy(asc(outbox.id));
  for (const { channel, event, payload, exceptSocket } of rows) {
    deps.broadcaster.publish(channel, event, payload, exceptSocket);
  }
  if (rows.length === 0) return;
  const told = rows.map(({ id }) => id);
  await deps.db.delete(outbox).where(inArray(outbox.id, told));
}

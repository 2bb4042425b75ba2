import { channels, events, type EventName, type PayloadOf } from '@iskra/api-contract';
import type { Deps } from '../Deps';
import type { Database } from '../db/Database';
import { outbox, type OutboxRow } from '../db/schema';
import type { OwnSocket } from './ownSocket';
import type { Queued } from './Relay';
import { sessionTag } from './sessionTag';

type QueuedEvent = Exclude<EventName, 'liked'>;

/** Queues an event within the transaction, to be published after it; returns the row's id. */
export function enqueue<Name extends QueuedEvent>(
  tx: Database,
  name: Name,
  target: number,
  payload: PayloadOf<Name>,
  except: OwnSocket | null = null,
): Promise<number> {
  const { channel, name: event, payload: schema } = events[name];
  return add(tx, {
    channel: channels[channel](target),
    event,
    payload: schema.parse(payload),
    exceptSocket: except?.socketId ?? null,
    exceptUserId: except?.userId ?? null,
  });
}

/** Queues an event for the pages of one member alone, among those who hear its channel. */
export function enqueueFor<Name extends QueuedEvent>(
  tx: Database,
  name: Name,
  target: number,
  userId: number,
  payload: PayloadOf<Name>,
): Promise<number> {
  const { channel, name: event, payload: schema } = events[name];
  return add(tx, { channel: channels[channel](target), event, payload: schema.parse(payload), userId });
}

/** Queues notices of likes, each for its recipient alone on the shared channel (D-12), in this order. */
export async function enqueueLikes(
  tx: Database,
  payloads: readonly PayloadOf<'liked'>[],
): Promise<OutboxRow[]> {
  const { name: event, payload: schema } = events.liked;
  const rows = payloads.map((payload) => ({
    channel: channels.liked(),
    event,
    payload: schema.parse(payload),
    userId: payload.recipient_id,
  }));
  return rows.length === 0 ? [] : tx.insert(outbox).values(rows).returning();
}

/** Revokes a member's subscriptions to one channel; pages ask for authorisation again (D-09). */
export function enqueueRevoke(tx: Database, userId: number, channel: string): Promise<number> {
  return add(tx, { kind: 'revoke', userId, channel });
}

/** Closes the sockets of a session that ended (D-09). */
export function enqueueSessionEnd(tx: Database, userId: number, sessionId: string): Promise<number> {
  return add(tx, { kind: 'end-session', userId, sessionTag: sessionTag(sessionId) });
}

/** Closes all sockets of a member who is suspended or gone (D-09). */
export function enqueueMemberEnd(tx: Database, userId: number): Promise<number> {
  return add(tx, { kind: 'end-member', userId });
}

/** Publishes queued rows in order, once the transaction is committed; never fails, because the change is made. */
export async function publishQueued(deps: Pick<Deps, 'relay'>, queued: readonly Queued[]): Promise<void> {
  if (queued.length > 0) await deps.relay.publish(queued);
}

async function add(tx: Database, row: typeof outbox.$inferInsert): Promise<number> {
  const [queued] = await tx.insert(outbox).values(row).returning({ id: outbox.id });
  if (!queued) throw new Error('The outbox row was not inserted');
  return queued.id;
}

/** The same event to several. */
export async function enqueueForAll<Name extends QueuedEvent>(
  tx: Database,
  name: Name,
  targets: readonly number[],
  payload: PayloadOf<Name>,
  exceptSocket: OwnSocket | null = null,
): Promise<number[]> {
  const queued: number[] = [];
  for (const target of targets) queued.push(await enqueue(tx, name, target, payload, exceptSocket));
  return queued;
}

import { channels, limits, type RealtimeConfig } from '@iskra/api-contract';
import Pusher from 'pusher';
import type { OutsideBroadcaster } from '../start/config';
import type { LiveRow, OnError } from './Relay';

const answerMs = 5000;
const batch = 10;

/** Publishes through an outside broadcaster with Pusher's own library (PUSHER_*). */
export class OutsidePublisher {
  private readonly client: Pusher;

  constructor(
    { appId, key, secret, cluster, host, port, isSecure }: OutsideBroadcaster,
    private readonly onError: OnError,
  ) {
    this.client = new Pusher({
      appId,
      key,
      secret,
      useTLS: isSecure,
      timeout: answerMs,
      host: host ?? `api-${cluster}.pusher.com`,
      ...(port === undefined ? {} : { port: String(port) }),
    });
  }

  /** In order: events in batches, and between them the members whose sockets must go. */
  async send(rows: readonly LiveRow[]): Promise<void> {
    let events: Pusher.BatchEvent[] = [];
    const flush = async () => {
      for (const part of inParts(events)) await this.trigger(part);
      events = [];
    };
    for (const row of rows) {
      const event = asEvent(row);
      if (event) events.push(event);
      else {
        await flush();
        if (row.userId !== null) await this.client.terminateUserConnections(String(row.userId));
      }
    }
    await flush();
  }

  /** An event that the broadcaster refuses is skipped, so that it does not hold up others. */
  private async trigger(events: Pusher.BatchEvent[]): Promise<void> {
    try {
      await this.client.triggerBatch(events);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (events.length === 1) return this.onError(error);
      for (const event of events) await this.trigger([event]);
    }
  }
}

const isRefused = (error: unknown) => [400, 413, 422].includes((error as { status?: number }).status ?? 0);

/** Where pages find it: a host of one's own has the ports of RT-02, Pusher's service answers on the web's. */
export function outsideAddress({ key, cluster, host, port, isSecure }: OutsideBroadcaster): RealtimeConfig {
  const place = host ?? `ws-${cluster}.pusher.com`;
  const usual = host ? limits.realtime : { wsPort: 80, wssPort: 443 };
  return {
    key,
    cluster,
    host: place,
    port: port ?? usual.wsPort,
    securePort: port ?? usual.wssPort,
    tls: isSecure,
  };
}

/**
 * An outside broadcaster cannot tell one member's sockets on a shared channel from another's: what is for one member
 * goes to that member's own channel under the same name (D-12). Null for what is no event.
 */
function asEvent({ kind, channel, event, payload, userId, exceptSocket }: LiveRow): Pusher.BatchEvent | null {
  if (kind !== 'event' || channel === null || event === null) return null;
  const target = userId === null ? channel : channels.member(userId);
  const except = exceptSocket === null ? {} : { socket_id: exceptSocket };
  return { channel: target, name: event, data: payload, ...except };
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batch);
  return Array.from({ length: count }, (_, at) => items.slice(at * batch, (at + 1) * batch));
}

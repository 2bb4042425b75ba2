import { events, limits } from '@iskra/api-contract';
import { channelOf, isFor, type LiveEvent } from '../world/LiveEvent';
import { frame, parseFrame } from './frames';
import { sign } from './sign';
import type { SocketOwners } from './SocketOwners';

/** One connection of Pusher protocol 7: takes incoming frames and sends outgoing ones. */
export class PusherSocket {
  private readonly channels = new Set<string>();

  constructor(
    readonly id: string,
    private readonly send: (text: string) => void,
    private readonly owners: SocketOwners,
  ) {}

  open(): void {
    const activityTimeout = limits.realtime.activityTimeoutMs / 1000;
    this.send(
      frame('pusher:connection_established', { socket_id: this.id, activity_timeout: activityTimeout }),
    );
  }

  receive(text: string): void {
    const received = parseFrame(text);
    if (!received) return this.error(4200, 'The frame could not be read');
    if (received.event === 'pusher:ping') this.send(frame('pusher:pong', {}));
    if (received.event === 'pusher:subscribe') this.subscribe(received.data);
    if (received.event === 'pusher:unsubscribe') this.channels.delete(String(received.data['channel']));
  }

  /** Whether it is subscribed to the channel. */
  hears(channel: string): boolean {
    return this.channels.has(channel);
  }

  /** Sends an event if this connection is subscribed to its channel and may receive it. */
  tell(event: LiveEvent): void {
    const channel = channelOf(event);
    const isForThem = isFor(event, this.owners.of(this.id) ?? null);
    if (!this.channels.has(channel) || event.exceptSocket === this.id || !isForThem) return;
    this.send(frame(events[event.name].name, event.payload, channel));
  }

  /** Revokes the member's subscription to that channel silently. */
  revoke(userId: number, channel: string): void {
    if (this.owners.of(this.id) === userId) this.channels.delete(channel);
  }

  private subscribe({ channel, auth }: Readonly<Record<string, unknown>>): void {
    const name = String(channel);
    if (name.startsWith('private-') && auth !== sign(this.id, name))
      return this.error(4009, 'Not authorised');
    this.channels.add(name);
    this.send(frame('pusher_internal:subscription_succeeded', {}, name));
  }

  private error(code: number, message: string): void {
    this.send(JSON.stringify({ event: 'pusher:error', data: { code, message } }));
  }
}

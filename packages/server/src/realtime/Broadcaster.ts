import { limits } from '@iskra/api-contract';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import type { Escapes } from '../escapes/Escapes';
import { AnonymousSockets, type AnonymousLimits } from './AnonymousSockets';
import { Connection } from './Connection';
import {
  codes,
  errorFrame,
  establishedFrame,
  frame,
  parseFrame,
  pingFrame,
  pongFrame,
  signIn,
  subscription,
} from './frames';
import type { SocketChange } from './Presence';
import { RecentEnds } from './RecentEnds';
import { Signatures } from './signatures';
import { readOwner, type SocketOwner } from './SocketOwner';

interface BroadcasterOptions {
  readonly key: string;
  readonly secret: string;
  readonly escapes: Escapes;
  /** None where sockets have no owners, as with an outside broadcaster. */
  readonly anonymous?: AnonymousLimits;
  /** How many sockets this process holds at the most. */
  readonly maxConnections?: number;
  /** A member's first socket opened, or the last one closed (D-34). */
  readonly onPresence?: (userId: number, change: SocketChange) => void;
}

const defaultMaxConnections = 20_000;
const maxChannels = 2_000;
const sweepMs = 15_000;

/** The embedded broadcaster: Pusher protocol 7 over WebSocket at `/app/:key` of the server's own port. */
export class Broadcaster {
  readonly key: string;
  readonly signatures: Signatures;
  private readonly connections = new Map<string, Connection>();
  private readonly subscribers = new Map<string, Set<Connection>>();
  private readonly owned = new Map<number, Set<Connection>>();
  private readonly anonymous: AnonymousSockets;
  private readonly ends = new RecentEnds();
  private readonly sweep: NodeJS.Timeout;
  private isClosed = false;

  constructor(private readonly options: BroadcasterOptions) {
    this.key = options.key;
    this.signatures = new Signatures(options.key, options.secret);
    this.anonymous = new AnonymousSockets(options.anonymous);
    const sweep = () => options.escapes.run('timer', () => this.dropSilent(Date.now()));
    this.sweep = setInterval(sweep, sweepMs);
    this.sweep.unref();
  }

  isConnected(userId: number): boolean {
    return this.owned.has(userId);
  }

  connectedMembers(): number[] {
    return [...this.owned.keys()];
  }

  /** How many sockets are open, and how many subscriptions they have together. */
  counts(): { readonly sockets: number; readonly subscriptions: number } {
    const subscriptions = [...this.connections.values()].reduce(
      (sum, { channels }) => sum + channels.size,
      0,
    );
    return { sockets: this.connections.size, subscriptions };
  }

  /** The channels with subscribers, and how many sockets each has. */
  occupied(): Map<string, number> {
    return new Map([...this.subscribers].map(([channel, { size }]) => [channel, size]));
  }

  /** Sends to all subscribers but one socket; with a `userId` only where the socket is that member's. */
  publish(
    channel: string,
    event: string,
    payload: unknown,
    except?: { readonly socketId: string; readonly userId: number | null } | null,
  ): void {
    const text = frame(event, payload, channel);
    for (const connection of this.subscribers.get(channel) ?? []) {
      const isExcepted =
        connection.id === except?.socketId &&
        (except.userId === null || connection.owner?.userId === except.userId);
      if (!isExcepted) connection.send(text);
    }
  }

  /** Sends on a shared channel to one member's sockets only (D-12). */
  publishTo(userId: number, channel: string, event: string, payload: unknown): void {
    const text = frame(event, payload, channel);
    for (const connection of this.owned.get(userId) ?? [])
      if (connection.channels.has(channel)) connection.send(text);
  }

  /** Revokes a member's subscriptions to one channel; pages ask for authorisation again (D-09). */
  revoke(userId: number, channel: string): void {
    this.ends.note(`channel ${userId} ${channel}`, Date.now());
    for (const connection of this.owned.get(userId) ?? []) this.leave(connection, channel);
  }

  /** Closes the sockets of a session; they reconnect without an owner (D-09). */
  closeSession(sessionTag: string): void {
    this.ends.note(`session ${sessionTag}`, Date.now());
    for (const connection of this.connections.values())
      if (connection.owner?.sessionTag === sessionTag) connection.close(codes.reconnect, 'Signed out');
  }

  /** Closes the sockets of all sessions of a member (D-09). */
  closeMember(userId: number): void {
    this.ends.note(`member ${userId}`, Date.now());
    for (const connection of this.owned.get(userId) ?? []) connection.close(codes.reconnect, 'Signed out');
  }

  /** Closes all sockets so that they reconnect after a second, to whichever process listens then. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.sweep);
    for (const connection of this.connections.values()) connection.close(codes.restart, 'Restarting');
    await new Promise((done) => setTimeout(done, this.connections.size > 0 ? 100 : 0));
    for (const connection of this.connections.values()) connection.terminate();
  }

  /** Accepts a socket that was just opened from `address` for the app `key` in a version of the protocol. */
  open(socket: WebSocket, address: string, key: string, protocol: string | null): void {
    const { escapes, maxConnections = defaultMaxConnections } = this.options;
    socket.on('error', () => socket.terminate());
    if (this.isClosed) return sayAndClose(socket, codes.restart, 'Restarting');
    if (key !== this.key) return sayAndClose(socket, codes.unknownApp, 'There is no such app');
    if (protocol !== '7') return sayAndClose(socket, codes.unsupportedProtocol, 'Only protocol 7 is spoken');
    if (this.connections.size >= maxConnections)
      return sayAndClose(socket, codes.overQuota, 'Too many connections');
    if (!this.anonymous.hasRoom(address))
      return sayAndClose(socket, codes.restart, 'Too many connections that nobody signed in');
    const connection = new Connection(socket, address, Date.now());
    this.connections.set(connection.id, connection);
    this.anonymous.add(connection);
    socket.on('message', (data: Buffer) => {
      const receive = () => this.receive(connection, data.toString());
      escapes.run('frame', receive, () => connection.terminate());
    });
    socket.on('close', () => escapes.run('frame', () => this.forget(connection)));
    connection.send(establishedFrame(connection.id));
  }

  private receive(connection: Connection, raw: string): void {
    if (!connection.hear(Date.now())) return connection.close(codes.tooManyFrames, 'Too many frames');
    const message = parseFrame(raw);
    if (!message) return connection.send(errorFrame(4300, 'The frame could not be read'));
    if (message.event === 'pusher:ping') connection.send(pongFrame);
    else if (message.event === 'pusher:subscribe') this.subscribe(connection, message.data);
    else if (message.event === 'pusher:unsubscribe') this.unsubscribe(connection, message.data);
    else if (message.event === 'pusher:signin') this.signIn(connection, message.data);
    else if (message.event !== 'pusher:pong')
      connection.send(errorFrame(codes.tooManyFrames, 'Clients send no events'));
  }

  private subscribe(connection: Connection, data: unknown): void {
    const wish = subscription.safeParse(data);
    if (!wish.success) return connection.send(errorFrame(4300, 'The subscription could not be read'));
    const problem = this.subscriptionProblem(connection, wish.data);
    if (problem) return connection.send(errorFrame(codes.unauthorized, problem));
    const { channel } = wish.data;
    connection.channels.add(channel);
    const subscribers = this.subscribers.get(channel) ?? new Set();
    this.subscribers.set(channel, subscribers.add(connection));
    connection.send(frame('pusher_internal:subscription_succeeded', {}, channel));
  }

  private subscriptionProblem(connection: Connection, wish: z.output<typeof subscription>): string | null {
    const { channel, auth = '', channel_data: data } = wish;
    if (!channel.startsWith('private-')) return 'Only private channels are here';
    if (connection.channels.size >= maxChannels) return 'Too many channels';
    if (!this.signatures.isEqual(auth, this.signatures.channel(connection.id, channel, data)))
      return 'The signature does not fit';
    return data === undefined || this.claim(connection, data, channel) ? null : 'The signature is over';
  }

  /** Sets the owner of a socket; false when it has another one, or when the signed session has ended since. */
  private claim(connection: Connection, data: string, channel?: string): boolean {
    const owner = readOwner(data, Date.now());
    if (!owner || this.hasEnded(owner, channel)) return false;
    if (connection.owner) return connection.owner.userId === owner.userId;
    connection.owner = owner;
    this.anonymous.remove(connection);
    const sockets = this.owned.get(owner.userId) ?? new Set();
    this.owned.set(owner.userId, sockets.add(connection));
    if (sockets.size === 1) this.options.onPresence?.(owner.userId, 'opened');
    return true;
  }

  private hasEnded({ userId, sessionTag, signedAt }: SocketOwner, channel: string | undefined): boolean {
    const ofChannel = channel === undefined ? [] : [`channel ${userId} ${channel}`];
    return this.ends.hasEnded([`session ${sessionTag}`, `member ${userId}`, ...ofChannel], signedAt);
  }

  private unsubscribe(connection: Connection, data: unknown): void {
    const wish = subscription.safeParse(data);
    if (wish.success) this.leave(connection, wish.data.channel);
  }

  private leave(connection: Connection, channel: string): void {
    const subscribers = this.subscribers.get(channel);
    connection.channels.delete(channel);
    subscribers?.delete(connection);
    if (subscribers?.size === 0) this.subscribers.delete(channel);
  }

  private signIn(connection: Connection, data: unknown): void {
    const wish = signIn.safeParse(data);
    const isRight =
      wish.success &&
      this.signatures.isEqual(wish.data.auth, this.signatures.user(connection.id, wish.data.user_data)) &&
      this.claim(connection, wish.data.user_data);
    if (isRight) connection.send(frame('pusher:signin_success', { user_data: wish.data.user_data }));
    else connection.send(errorFrame(codes.unauthorized, 'The sign-in does not fit'));
  }

  private forget(connection: Connection): void {
    for (const channel of [...connection.channels]) this.leave(connection, channel);
    this.connections.delete(connection.id);
    this.anonymous.remove(connection);
    const userId = connection.owner?.userId;
    if (userId === undefined) return;
    const sockets = this.owned.get(userId);
    sockets?.delete(connection);
    if (sockets?.size === 0) this.owned.delete(userId);
    this.options.onPresence?.(userId, 'closed');
  }

  /** Pings sockets that were silent for the activity timeout; drops those that do not answer or have no owner for too long. */
  private dropSilent(now: number): void {
    for (const connection of this.anonymous.late(now))
      connection.close(codes.restart, 'Not signed in in time');
    const { activityTimeoutMs, pongTimeoutMs } = limits.realtime;
    for (const connection of this.connections.values()) {
      if (connection.pingedAt !== null && now - connection.pingedAt > pongTimeoutMs) {
        connection.close(codes.pongMissing, 'No pong');
        connection.terminate();
      } else if (connection.pingedAt === null && now - connection.heardAt > activityTimeoutMs) {
        connection.pingedAt = now;
        connection.send(pingFrame);
      }
    }
  }
}

function sayAndClose(socket: WebSocket, code: number, message: string): void {
  socket.send(errorFrame(code, message));
  socket.close(code, message);
}

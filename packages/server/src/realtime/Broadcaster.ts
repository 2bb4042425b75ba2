import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@iskra/api-contract';
import { WebSocketServer, type WebSocket } from 'ws';
import { Connection, type SocketOwner } from './Connection';
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
import { isAllowedOrigin } from './isAllowedOrigin';
import { Signatures } from './signatures';

interface BroadcasterOptions {
  readonly key: string;
  readonly secret: string;
  readonly publicUrl?: string | undefined;
  /** A member's first socket opened, or the last one closed (D-34). */
  readonly onPresence?: (userId: number, isOpen: boolean) => void;
}

const maxFrameBytes = 20 * 1024;
const maxConnections = 20_000;
const maxChannels = 2_000;
const sweepMs = 15_000;

/** The embedded broadcaster: Pusher protocol 7 over WebSocket at `/app/:key` of the server's own port. */
export class Broadcaster {
  readonly key: string;
  readonly signatures: Signatures;
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  private readonly connections = new Map<string, Connection>();
  private readonly subscribers = new Map<string, Set<Connection>>();
  private readonly sweep: NodeJS.Timeout;

  constructor(private readonly options: BroadcasterOptions) {
    this.key = options.key;
    this.signatures = new Signatures(options.key, options.secret);
    this.sweep = setInterval(() => this.dropSilent(Date.now()), sweepMs);
    this.sweep.unref();
  }

  /** Takes the WebSocket requests of an HTTP server. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  /** Notes whose socket it is; false when it is somebody else's. A socket of another process is left to it. */
  claim(socketId: string, owner: SocketOwner): boolean {
    const connection = this.connections.get(socketId);
    if (!connection) return true;
    if (connection.owner) return connection.owner.userId === owner.userId;
    const isFirst = !this.isConnected(owner.userId);
    connection.owner = owner;
    if (isFirst) this.options.onPresence?.(owner.userId, true);
    return true;
  }

  ownerOf(socketId: string): number | null {
    return this.connections.get(socketId)?.owner?.userId ?? null;
  }

  isConnected(userId: number): boolean {
    return [...this.connections.values()].some(({ owner }) => owner?.userId === userId);
  }

  connectedMembers(): number[] {
    const ids = [...this.connections.values()].flatMap(({ owner }) => (owner ? [owner.userId] : []));
    return [...new Set(ids)];
  }

  /** How many sockets are open, and to how many channels they listen together. */
  counts(): { readonly sockets: number; readonly subscriptions: number } {
    const subscriptions = [...this.connections.values()].reduce(
      (sum, { channels }) => sum + channels.size,
      0,
    );
    return { sockets: this.connections.size, subscriptions };
  }

  /** Sends to all subscribers but one socket. */
  publish(channel: string, event: string, payload: unknown, exceptSocket?: string | null): void {
    const text = frame(event, payload, channel);
    for (const connection of this.subscribers.get(channel) ?? []) {
      if (connection.id !== exceptSocket) connection.send(text);
    }
  }

  /** Sends on a shared channel to one member's sockets only (D-12). */
  publishTo(userId: number, channel: string, event: string, payload: unknown): void {
    const text = frame(event, payload, channel);
    for (const connection of this.subscribers.get(channel) ?? []) {
      if (connection.owner?.userId === userId) connection.send(text);
    }
  }

  /** Ends what a member may hear on one channel; authorisation is asked anew (D-09). */
  revoke(userId: number, channel: string): void {
    for (const connection of [...(this.subscribers.get(channel) ?? [])])
      if (connection.owner?.userId === userId) this.leave(connection, channel);
  }

  /** Ends what a session may hear: its sockets close and come back as nobody's (D-09). */
  closeSession(sessionId: string): void {
    for (const connection of this.connections.values()) {
      if (connection.owner?.sessionId === sessionId) connection.close(codes.reconnect, 'Signed out');
    }
  }

  /** Closes all sockets so that they come back after a second, to whoever listens then. */
  async close(): Promise<void> {
    clearInterval(this.sweep);
    for (const connection of this.connections.values()) connection.close(codes.restart, 'Restarting');
    await new Promise((done) => setTimeout(done, this.connections.size > 0 ? 100 : 0));
    for (const connection of this.connections.values()) connection.terminate();
    this.sockets.close();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
    if (key === undefined) return refuse(socket, '404 Not Found');
    if (!isAllowedOrigin(request.headers, this.options.publicUrl)) return refuse(socket, '403 Forbidden');
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      this.open(webSocket, key, url.searchParams.get('protocol'));
    });
  }

  private open(socket: WebSocket, key: string, protocol: string | null): void {
    socket.on('error', () => socket.terminate());
    if (key !== this.key) return sayAndClose(socket, codes.unknownApp, 'There is no such app');
    if (protocol !== '7') return sayAndClose(socket, codes.unsupportedProtocol, 'Only protocol 7 is spoken');
    if (this.connections.size >= maxConnections)
      return sayAndClose(socket, codes.overQuota, 'Too many connections');
    const connection = new Connection(socket, Date.now());
    this.connections.set(connection.id, connection);
    socket.on('message', (data) => this.receive(connection, data.toString()));
    socket.on('close', () => this.forget(connection));
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
    const { channel, auth } = wish.data;
    const problem = this.subscriptionProblem(connection, channel, auth);
    if (problem) {
      connection.send(errorFrame(codes.unauthorized, problem));
      return;
    }
    connection.channels.add(channel);
    const subscribers = this.subscribers.get(channel) ?? new Set();
    this.subscribers.set(channel, subscribers.add(connection));
    connection.send(frame('pusher_internal:subscription_succeeded', {}, channel));
  }

  private subscriptionProblem(connection: Connection, channel: string, auth = ''): string | null {
    if (!channel.startsWith('private-')) return 'Only private channels are here';
    if (connection.channels.size >= maxChannels) return 'Too many channels';
    const expected = this.signatures.channel(connection.id, channel);
    return this.signatures.isEqual(auth, expected) ? null : 'The signature does not fit';
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
      this.signatures.isEqual(wish.data.auth, this.signatures.user(connection.id, wish.data.user_data));
    if (isRight) connection.send(frame('pusher:signin_success', { user_data: wish.data.user_data }));
    else connection.send(errorFrame(codes.unauthorized, 'The sign-in does not fit'));
  }

  private forget(connection: Connection): void {
    for (const channel of [...connection.channels]) this.leave(connection, channel);
    this.connections.delete(connection.id);
    const userId = connection.owner?.userId;
    if (userId !== undefined && !this.isConnected(userId)) this.options.onPresence?.(userId, false);
  }

  /** Pings who was silent for the activity timeout and drops who does not answer. */
  private dropSilent(now: number): void {
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

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

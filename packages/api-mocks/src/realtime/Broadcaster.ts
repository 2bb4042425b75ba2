import { ws, type WebSocketHandler } from 'msw';
import type { World } from '../world/World';
import { appKey } from './appKey';
import { PusherSocket } from './PusherSocket';
import { SocketOwners } from './SocketOwners';

/** One link for all worlds, because a link listens to the whole origin and never stops. */
const link = ws.link(new RegExp(`^wss?://[^/]+/app/${appKey}`));

/** The page's end of a socket. */
export interface SocketClient {
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** The mocked broadcaster: the real pusher-js connects to it and receives the world's events [RT-01]. */
export class Broadcaster {
  readonly owners = new SocketOwners();
  /** Kept here, because the library's own list is shared by all pages of an origin and comes late. */
  private readonly sockets = new Map<PusherSocket, SocketClient>();
  private opened = 0;

  constructor(private readonly world: World) {
    world.onEvent((event) => {
      if (world.network.isOffline) return;
      for (const socket of this.sockets.keys()) socket.tell(event);
    });
    world.onRevoke((userId, channel) => {
      for (const socket of this.sockets.keys()) socket.revoke(userId, channel);
    });
    world.onSessionEnd((token) => this.closeSession(token));
  }

  handler(): WebSocketHandler {
    return link.addEventListener('connection', ({ client }) => {
      if (this.world.network.isOffline) return client.close(4200);
      const socket = this.open(client);
      client.addEventListener('message', ({ data }) => socket.receive(String(data)));
      client.addEventListener('close', () => this.forget(socket));
    });
  }

  /** Takes a socket that was just opened, and greets it. */
  open(client: SocketClient): PusherSocket {
    this.opened += 1;
    const socket = new PusherSocket(`${this.opened}.1`, (text) => client.send(text), this.owners);
    this.sockets.set(socket, client);
    socket.open();
    return socket;
  }

  /** Whether a page is subscribed to the channel. */
  isHeard(channel: string): boolean {
    return [...this.sockets.keys()].some((socket) => socket.hears(channel));
  }

  /** Cuts every connection, as a restart does: clients reconnect after a second (4100). */
  cut(): void {
    for (const client of this.sockets.values()) client.close(4100);
    this.sockets.clear();
  }

  /** Closes the sockets of a session; they reconnect without an owner (D-09). */
  private closeSession(token: string): void {
    for (const [socket, client] of [...this.sockets]) {
      if (!this.owners.isOfSession(socket.id, token)) continue;
      this.forget(socket);
      client.close(4200, 'Signed out');
    }
  }

  private forget(socket: PusherSocket): void {
    this.sockets.delete(socket);
    this.owners.forget(socket.id);
  }
}

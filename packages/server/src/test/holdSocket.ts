import { EventEmitter } from 'node:events';
import type { LiveSocket } from '@iskra/api-contract/suite';
import type { WebSocket } from 'ws';
import type { TestServer } from './createTestServer';

/** A socket's end in the server, without a network. */
class HeldSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  readonly sent: string[] = [];
  closedWith: number | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(code: number): void {
    this.closedWith = code;
    this.emit('close');
  }
  terminate(): void {
    this.close(1006);
  }
}

/** Opens a live connection of a server, as an upgrade of HTTP does. */
export function holdSocket({ deps: { broadcaster } }: TestServer): LiveSocket {
  const socket = new HeldSocket();
  broadcaster.open(socket as unknown as WebSocket, '127.0.0.1', broadcaster.key, '7');
  return {
    id: greetedId(socket.sent[0]),
    send: (event, data) => void socket.emit('message', Buffer.from(JSON.stringify({ event, data }))),
    closedWith: () => socket.closedWith,
  };
}

function greetedId(greeting = '{}'): string {
  const { data = '{}' } = JSON.parse(greeting) as { data?: string };
  return (JSON.parse(data) as { socket_id?: string }).socket_id ?? '';
}

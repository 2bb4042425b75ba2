import { afterEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { AnonymousSockets } from './AnonymousSockets';
import { Connection } from './Connection';
import { Broadcaster } from './Broadcaster';
import { Escapes } from '../escapes/Escapes';

const limits = { perAddress: 2, inAll: 3, signInMs: 30_000 };
const opened = (address: string, at = 0) => new Connection({} as WebSocket, address, at);

describe('sockets that nobody signed in', () => {
  it('are few for one address, and others still get in', () => {
    const sockets = new AnonymousSockets(limits);
    sockets.add(opened('a'));
    sockets.add(opened('a'));
    expect([sockets.hasRoom('a'), sockets.hasRoom('b')]).toEqual([false, true]);
  });

  it('are few in all, whatever their addresses', () => {
    const sockets = new AnonymousSockets(limits);
    for (const address of ['a', 'b', 'c']) sockets.add(opened(address));
    expect(sockets.hasRoom('d')).toBe(false);
  });

  it('make room once they are signed in or gone, each once', () => {
    const sockets = new AnonymousSockets(limits);
    const [first, second, third] = [opened('a'), opened('a'), opened('b')];
    for (const one of [first, second, third]) sockets.add(one);
    sockets.remove(first);
    sockets.remove(first);
    expect([sockets.hasRoom('a'), sockets.hasRoom('c')]).toEqual([true, true]);
    sockets.add(opened('c'));
    expect(sockets.hasRoom('c')).toBe(false);
  });

  it('are late after their time', () => {
    const sockets = new AnonymousSockets(limits);
    const [old, fresh] = [opened('a', 0), opened('a', 10_000)];
    for (const one of [old, fresh]) sockets.add(one);
    expect(sockets.late(30_000)).toEqual([]);
    expect(sockets.late(30_001)).toEqual([old]);
  });
});

describe('the broadcaster', () => {
  const broadcasters: Broadcaster[] = [];
  afterEach(async () => {
    for (const one of broadcasters.splice(0)) await one.close();
  });

  it('turns away a socket too many from one address with 4100, so that a page comes back', () => {
    const escapes = new Escapes({ error: () => undefined });
    const broadcaster = new Broadcaster({ key: 'key', secret: 'secret', escapes, anonymous: limits });
    broadcasters.push(broadcaster);
    const ends = ['a', 'a', 'a', 'b'].map((address) => {
      const socket = new FakeSocket();
      broadcaster.open(socket as unknown as WebSocket, address, 'key', '7');
      return socket.closedWith;
    });
    expect(ends).toEqual([null, null, 4100, null]);
    expect(broadcaster.counts().sockets).toBe(3);
  });
});

class FakeSocket {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  closedWith: number | null = null;
  on(): void {
    // nothing comes from a page here
  }
  send(): void {
    // nobody reads
  }
  close(code: number): void {
    this.closedWith = code;
  }
  terminate(): void {
    this.closedWith ??= 1006;
  }
}

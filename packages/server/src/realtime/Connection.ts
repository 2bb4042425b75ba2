import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { SocketOwner } from './SocketOwner';

const slowBytes = 1024 * 1024;
const framesPer10S = 100;

/** One open socket: its channels, its owner, and when it was last heard. */
export class Connection {
  readonly id = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  readonly channels = new Set<string>();
  /** Set by its first authorised channel. */
  owner: SocketOwner | null = null;
  heardAt: number;
  pingedAt: number | null = null;
  private frames = 0;
  private framesSince: number;

  constructor(
    private readonly socket: WebSocket,
    /** Where it comes from, as `addressBlock` counts it. */
    readonly address: string,
    readonly openedAt: number,
  ) {
    this.heardAt = openedAt;
    this.framesSince = openedAt;
  }

  /** Sends serialised text; a consumer that does not read is dropped, reconnects and catches up. */
  send(text: string): void {
    if (this.socket.bufferedAmount > slowBytes) return this.socket.terminate();
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(text);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Counts a frame; false when there were too many in ten seconds. */
  hear(now: number): boolean {
    this.heardAt = now;
    this.pingedAt = null;
    if (now - this.framesSince > 10_000) {
      this.framesSince = now;
      this.frames = 0;
    }
    this.frames += 1;
    // Each subscription is a frame, so a member of many dialogues is not a flood.
    return this.frames <= framesPer10S + this.channels.size;
  }
}

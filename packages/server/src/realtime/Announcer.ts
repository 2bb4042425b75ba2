import { randomUUID } from 'node:crypto';
import { pack, unpack } from './parcels';
import type { LiveRow, Queued } from './Relay';

/** Parcels are no closer than this: rows that come meanwhile go together. */
const paceMs = 10;
/** More than this waits only while nothing can be sent; then the others find it in the table sooner. */
const mostWaiting = 10_000;

/** Gathers committed rows and sends them to the other processes, a parcel after another. */
export class Announcer {
  private readonly tag = randomUUID();
  private waiting: LiveRow[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | null = null;
  private sentAt = 0;

  /** @param send rejects when it could not be sent: then it is left out, for it stands in the outbox */
  constructor(
    private readonly maxBytes: number,
    private readonly send: (parcels: readonly string[]) => Promise<unknown>,
  ) {}

  add(rows: readonly LiveRow[]): void {
    if (this.waiting.length + rows.length > mostWaiting) this.waiting = [];
    this.waiting.push(...rows);
    this.schedule();
  }

  /** What others sent; what this one sent comes back to it too, and is nothing new. */
  read(parcel: string): Queued[] {
    return unpack(parcel, this.tag);
  }

  /** Sends what waits. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    await this.flush();
  }

  private schedule(): void {
    if (this.timer || this.sending || this.waiting.length === 0) return;
    const waitMs = Math.max(0, this.sentAt + paceMs - Date.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.sending = this.flush().finally(() => {
        this.sending = null;
        this.schedule();
      });
    }, waitMs);
  }

  private async flush(): Promise<void> {
    this.sentAt = Date.now();
    const rows = this.waiting;
    this.waiting = [];
    if (rows.length === 0) return;
    await this.send(pack(rows, this.maxBytes, this.tag)).catch(() => undefined);
  }
}

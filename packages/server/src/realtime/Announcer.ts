import { randomUUID } from 'node:crypto';
import { pack, unpack } from './parcels';
import type { LiveRow, Queued } from './Relay';

/** The least time between parcels: rows that arrive meanwhile go together. */
const paceMs = 10;
/** More rows wait only while sending fails; then the others find them in the table sooner. */
const mostWaiting = 10_000;

/** Gathers committed rows and sends them to the other processes, one parcel after another. */
export class Announcer {
  private readonly tag = randomUUID();
  private waiting: LiveRow[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | null = null;
  private sentAt = 0;

  /** @param send rejects on failure; the rows are then skipped, for they are in the outbox */
  constructor(
    private readonly maxBytes: number,
    private readonly send: (parcels: readonly string[]) => Promise<unknown>,
  ) {}

  add(rows: readonly LiveRow[]): void {
    if (this.waiting.length + rows.length > mostWaiting) this.waiting = [];
    this.waiting.push(...rows);
    this.schedule();
  }

  /** Rows that others sent; this process also receives its own, which it ignores. */
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

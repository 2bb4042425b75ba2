import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { outbox } from '../db/schema';
import type { LiveRow, OnError, Queued } from './Relay';

/**
 * Rows that this process committed, on their way to its sockets. Commits that return in the same turn of the event loop
 * are published by id, whichever answer was read first.
 */
export class OwnRows {
  private waiting: Queued[] = [];
  private last: Promise<void> = Promise.resolve();
  private isPlanned = false;

  constructor(
    private readonly db: Database,
    private readonly tell: (rows: readonly LiveRow[]) => void,
    private readonly onError: OnError,
  ) {}

  /** Resolves when these rows were published; failures are logged. */
  add(queued: readonly Queued[]): Promise<void> {
    this.waiting.push(...queued);
    if (!this.isPlanned) {
      this.isPlanned = true;
      const turn = new Promise<void>((resolve) => setImmediate(resolve));
      this.last = Promise.all([this.last, turn]).then(() => this.tellWaiting());
    }
    return this.last;
  }

  /** Resolves when all were published. */
  settle(): Promise<void> {
    return this.last;
  }

  private async tellWaiting(): Promise<void> {
    const queued = this.waiting;
    this.waiting = [];
    this.isPlanned = false;
    const ids = queued.filter((one) => typeof one === 'number');
    const rows = queued.filter((one) => typeof one !== 'number');
    const read = ids.length === 0 ? [] : await this.read(ids);
    this.tell([...rows, ...read].sort((a, b) => a.id - b.id));
  }

  private read(ids: readonly number[]): Promise<LiveRow[]> {
    const rows = this.db
      .select()
      .from(outbox)
      .where(inArray(outbox.id, [...ids]))
      .orderBy(asc(outbox.id));
    return Promise.resolve(rows).catch((error: unknown) => {
      this.onError(error);
      return [];
    });
  }
}

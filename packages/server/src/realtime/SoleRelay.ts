import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { outbox } from '../db/schema';
import { OwnRows } from './OwnRows';
import type { LiveRow, OnError, Queued, Relay } from './Relay';

/** Published rows are deleted together, this long after the first of them. */
const forgetMs = 100;

/** The only process on its database: publishes each row to its own sockets and deletes it. */
export class SoleRelay implements Relay {
  private readonly own: OwnRows;
  private told: number[] = [];
  private timer: NodeJS.Timeout | undefined;
  private forgetting: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly deliver: (row: LiveRow) => void,
    private readonly onError: OnError,
  ) {
    this.own = new OwnRows(db, (rows) => this.tellAll(rows), onError);
  }

  /** Publishes what a crash left. */
  async start(): Promise<void> {
    this.tellAll(await this.db.select().from(outbox).orderBy(asc(outbox.id)));
    await this.forget();
  }

  publish(queued: readonly Queued[]): Promise<void> {
    return this.own.add(queued);
  }

  tell(row: LiveRow): void {
    try {
      this.deliver(row);
    } catch (error) {
      this.onError(error);
    }
  }

  isListening(): boolean {
    return true;
  }

  async stop(): Promise<void> {
    await this.own.settle();
    await this.forget();
  }

  private tellAll(rows: readonly LiveRow[]): void {
    for (const row of rows) {
      this.tell(row);
      this.told.push(row.id);
    }
    if (this.told.length > 0) this.timer ??= setTimeout(() => void this.forget(), forgetMs);
  }

  private forget(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.forgetting = this.forgetting.then(() => this.deleteTold()).catch(this.onError);
    return this.forgetting;
  }

  private async deleteTold(): Promise<void> {
    const ids = this.told;
    this.told = [];
    if (ids.length > 0) await this.db.delete(outbox).where(inArray(outbox.id, ids));
  }
}

import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { outbox, type OutboxRow } from '../db/schema';
import type { OnError, Relay } from './Relay';

/** The only process on its database: tells each row to its own sockets and forgets it. */
export class SoleRelay implements Relay {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly deliver: (row: OutboxRow) => void,
    private readonly onError: OnError,
  ) {}

  start(): Promise<void> {
    return this.inTurn();
  }

  publish(ids: readonly number[]): Promise<void> {
    return this.inTurn(ids);
  }

  isListening(): boolean {
    return true;
  }

  stop(): Promise<void> {
    return this.last;
  }

  private inTurn(ids?: readonly number[]): Promise<void> {
    this.last = this.last.then(() => this.tell(ids)).catch(this.onError);
    return this.last;
  }

  private async tell(ids?: readonly number[]): Promise<void> {
    const chosen = ids ? inArray(outbox.id, [...ids]) : undefined;
    const rows = await this.db.select().from(outbox).where(chosen).orderBy(asc(outbox.id));
    for (const row of rows) this.deliver(row);
    const told = rows.map(({ id }) => id);
    if (told.length > 0) await this.db.delete(outbox).where(inArray(outbox.id, told));
  }
}

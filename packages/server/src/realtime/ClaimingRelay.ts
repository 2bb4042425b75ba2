import { asc, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { outbox } from '../db/schema';
import { OutboxListener } from './OutboxListener';
import type { LiveRow, OnError, Relay } from './Relay';

/** A claim older than this was never finished: its process is gone. */
const claimS = 30;
const lookMs = 5000;
/** After this time pages that missed the event have loaded the data anew. */
const tooLateS = 10 * 60;
const batch = 100;

/** Publishes through an outside broadcaster: the process that claims a row publishes it once and deletes it. */
export class ClaimingRelay implements Relay {
  private last: Promise<void> = Promise.resolve();
  private look: NodeJS.Timeout | undefined;
  private readonly listener: OutboxListener | undefined;

  /** @param url where other processes, such as operators' commands, write rows; none for the embedded database */
  constructor(
    url: string | undefined,
    private readonly db: Database,
    private readonly send: (rows: readonly LiveRow[]) => Promise<void>,
    private readonly onError: OnError,
  ) {
    const hear = () => void this.inTurn();
    this.listener = url === undefined ? undefined : new OutboxListener(url, hear, hear, onError);
  }

  async start(): Promise<void> {
    await this.listener?.start();
    this.look = setInterval(() => void this.inTurn(), lookMs);
    this.look.unref();
    void this.inTurn();
  }

  /** The caller does not wait: the outside broadcaster may be slow. */
  publish(): Promise<void> {
    void this.inTurn();
    return Promise.resolve();
  }

  tell(row: LiveRow): void {
    void this.send([row]).catch(this.onError);
  }

  isListening(): boolean {
    return this.listener?.isListening ?? true;
  }

  async stop(): Promise<void> {
    clearInterval(this.look);
    await this.listener?.stop();
    await this.last;
  }

  private inTurn(): Promise<void> {
    this.last = this.last.then(() => this.tellAll()).catch(this.onError);
    return this.last;
  }

  private async tellAll(): Promise<void> {
    await this.db.delete(outbox).where(isOlder(outbox.createdAt, tooLateS));
    for (let rows = await this.claim(); rows.length > 0; rows = await this.claim()) {
      const ids = inArray(
        outbox.id,
        rows.map(({ id }) => id),
      );
      await this.send(rows).catch(async (error: unknown) => {
        await this.db.update(outbox).set({ claimedAt: null }).where(ids);
        throw error;
      });
      await this.db.delete(outbox).where(ids);
    }
  }

  private claim(): Promise<LiveRow[]> {
    return this.db.transaction(async (tx) => {
      const isFree = or(isNull(outbox.claimedAt), isOlder(outbox.claimedAt, claimS));
      const free = await tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(isFree)
        .orderBy(asc(outbox.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      const ids = free.map(({ id }) => id);
      if (ids.length === 0) return [];
      const mine = inArray(outbox.id, ids);
      const rows = await tx
        .update(outbox)
        .set({ claimedAt: sql`now()` })
        .where(mine)
        .returning();
      return rows.sort((a, b) => a.id - b.id);
    });
  }
}

function isOlder(column: typeof outbox.createdAt | typeof outbox.claimedAt, seconds: number): SQL {
  return lt(column, sql`now() - make_interval(secs => ${seconds})`);
}

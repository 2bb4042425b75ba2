import { asc, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { outbox } from '../db/schema';
import type { Bus } from './Bus';
import { OwnRows } from './OwnRows';
import { unstored, type LiveRow, type OnError, type Queued, type Relay } from './Relay';
import { ToldRows } from './ToldRows';

/** How long a row stays for processes whose connection is down. */
const keptS = 5 * 60;
const sweepMs = 60_000;
/** How often a process looks for rows that nobody announced: their writer may have died right after the commit. */
const lookMs = 1000;
const batch = 500;
/** How many ids before a start may belong to transactions that are not committed yet. */
const openAtStart = 1000;

/** One of several processes on one PostgreSQL: each receives every row and publishes it to its own sockets, once. */
export class SharedRelay implements Relay {
  private readonly told = new ToldRows();
  private readonly own: OwnRows;
  private looking: Promise<void> | null = null;
  private isAsked = false;
  private isBlind = false;
  private sweep: NodeJS.Timeout | undefined;
  private look: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Database,
    private readonly bus: Bus,
    private readonly deliver: (row: LiveRow) => void,
    private readonly onError: OnError,
  ) {
    this.own = new OwnRows(db, (rows) => this.tellOwn(rows), onError);
  }

  /** Earlier rows are not for this process: it has no sockets yet, and new pages load the current data. */
  async start(): Promise<void> {
    await this.bus.start(
      (heard) => this.hear(heard),
      () => this.lookAgain(),
    );
    await this.begin();
    this.look = setInterval(() => this.lookAgain(), lookMs);
    this.look.unref();
    this.sweep = setInterval(() => void this.forgetOld().catch(this.onError), sweepMs);
    this.sweep.unref();
  }

  publish(queued: readonly Queued[]): Promise<void> {
    return this.own.add(queued);
  }

  tell(row: LiveRow): void {
    this.tellOwn([row]);
  }

  isListening(): boolean {
    return this.bus.isListening();
  }

  async stop(): Promise<void> {
    clearInterval(this.sweep);
    clearInterval(this.look);
    await this.own.settle();
    await this.bus.stop();
    await this.looking;
  }

  private tellOwn(rows: readonly LiveRow[]): void {
    this.tellNew(rows);
    this.bus.announce(rows);
  }

  private hear(heard: readonly Queued[]): void {
    this.tellNew(heard.filter((one) => typeof one !== 'number'));
    if (heard.some((one) => typeof one === 'number')) this.lookAgain();
  }

  private tellNew(rows: readonly LiveRow[]): void {
    for (const row of rows) {
      if (row.id !== unstored.id && !this.told.isNew(row.id)) continue;
      try {
        this.deliver(row);
      } catch (error) {
        this.onError(error);
      }
    }
  }

  /** The sequence assigns ids before the commit: rows with the latest ids may not be committed yet. */
  private async begin(): Promise<void> {
    const last = sql<number>`coalesce(pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass), 0)`;
    const [given] = await this.db.select({ last: last.mapWith(Number) }).from(sql`(select 1) as one`);
    const highest = given?.last ?? 0;
    const above = Math.max(0, highest - openAtStart);
    const rows = await this.db.select({ id: outbox.id }).from(outbox).where(gt(outbox.id, above));
    this.told.begin(
      highest,
      above,
      rows.map(({ id }) => id),
    );
  }

  /** One look at a time; a request meanwhile starts one more after it. */
  private lookAgain(): void {
    this.isAsked = true;
    this.looking ??= this.lookWhileAsked().finally(() => (this.looking = null));
  }

  private async lookWhileAsked(): Promise<void> {
    while (this.isAsked) {
      this.isAsked = false;
      await this.tellMissed().then(
        () => (this.isBlind = false),
        (error: unknown) => this.noteBlind(error),
      );
    }
  }

  private async tellMissed(): Promise<void> {
    for (let count = batch; count === batch;) {
      const { above, among } = this.told.sought();
      const isMissed = or(gt(outbox.id, above), among.length > 0 ? isOneOf(among) : undefined);
      const rows = await this.db.select().from(outbox).where(isMissed).orderBy(asc(outbox.id)).limit(batch);
      this.tellNew(rows);
      count = rows.length;
    }
  }

  /** Logged once, not every second, while the database is down. */
  private noteBlind(error: unknown): void {
    if (!this.isBlind) this.onError(error);
    this.isBlind = true;
  }

  private async forgetOld(): Promise<void> {
    await this.db.delete(outbox).where(sql`${outbox.createdAt} < now() - make_interval(secs => ${keptS})`);
  }
}

/** One parameter however many there are. */
const isOneOf = (ids: readonly number[]) => sql`${outbox.id} = any(${`{${ids.join(',')}}`}::bigint[])`;

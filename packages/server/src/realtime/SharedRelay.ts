import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { outbox, type OutboxRow } from '../db/schema';
import { OutboxListener } from './OutboxListener';
import type { OnError, Relay } from './Relay';

/** How long a row stays for processes whose connection is down. */
const keptS = 5 * 60;
const sweepMs = 60_000;
const retryMs = 1000;
const batch = 500;
/** Ids are given before the commit: a row may appear after one with a higher id. */
const lateS = 30;

/** One of several processes on one PostgreSQL: each hears of every row and tells it to its own sockets, once. */
export class SharedRelay implements Relay {
  private readonly waiting = new Set<number>();
  private readonly told = new Map<number, number>();
  private readonly listener: OutboxListener;
  private last: Promise<void> = Promise.resolve();
  private sweep: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    private readonly db: Database,
    private readonly deliver: (row: OutboxRow) => void,
    private readonly onError: OnError,
  ) {
    const hear = (id: number) => void this.publish([id]);
    this.listener = new OutboxListener(url, hear, (goneMs) => this.catchUp(goneMs), onError);
  }

  /** What stands there is not for this process: it has no sockets yet, and whoever comes loads what is. */
  async start(): Promise<void> {
    await this.listener.start();
    for (const id of await this.recent(keptS)) this.told.set(id, Date.now());
    this.sweep = setInterval(() => void this.forgetOld().catch(this.onError), sweepMs);
    this.sweep.unref();
  }

  publish(ids: readonly number[]): Promise<void> {
    for (const id of ids) if (!this.told.has(id)) this.waiting.add(id);
    this.last = this.last.then(() => this.tellWaiting()).catch((error: unknown) => this.tellLater(error));
    return this.last;
  }

  isListening(): boolean {
    return this.listener.isListening;
  }

  async stop(): Promise<void> {
    clearInterval(this.sweep);
    clearTimeout(this.retry);
    await this.listener.stop();
    await this.last;
  }

  private async catchUp(goneMs: number): Promise<void> {
    await this.publish(await this.recent(Math.min(keptS, goneMs / 1000 + lateS)));
  }

  private async recent(seconds: number): Promise<number[]> {
    const since = sql`${outbox.createdAt} > now() - make_interval(secs => ${seconds})`;
    const rows = await this.db.select({ id: outbox.id }).from(outbox).where(since).orderBy(asc(outbox.id));
    return rows.map(({ id }) => id);
  }

  private async tellWaiting(): Promise<void> {
    while (this.waiting.size > 0) {
      const ids = [...this.waiting].slice(0, batch);
      const rows = await this.db.select().from(outbox).where(inArray(outbox.id, ids)).orderBy(asc(outbox.id));
      for (const id of ids) this.waiting.delete(id);
      for (const row of rows) this.tellOnce(row);
    }
  }

  private tellOnce(row: OutboxRow): void {
    if (this.told.has(row.id)) return;
    this.told.set(row.id, Date.now());
    this.deliver(row);
  }

  private tellLater(error: unknown): void {
    this.onError(error);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.publish([]), retryMs);
    this.retry.unref();
  }

  private async forgetOld(): Promise<void> {
    const longAgo = Date.now() - 2 * keptS * 1000;
    for (const [id, at] of this.told) if (at < longAgo) this.told.delete(id);
    await this.db.delete(outbox).where(sql`${outbox.createdAt} < now() - make_interval(secs => ${keptS})`);
  }
}

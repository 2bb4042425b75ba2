import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { likeNotices } from '../../db/schema';

/** How often notices of dead processes are looked for. */
const lookMs = 5000;
/** The least time between looks: notices that fall due meanwhile are sent together. */
const paceMs = 100;
/** Timers may fire a little early. */
const lateMs = 5;

interface Parts {
  readonly now: () => Date;
  /** How long a notice waits. */
  readonly delayMs: number;
  /** Publishes a batch of due notices; true when more are left. Never rejects. */
  readonly tellDue: (now: Date) => Promise<boolean>;
}

/** A like whose notice was held back. */
export interface HeldLike {
  readonly fromId: number;
  readonly toId: number;
}

/** Holds the notice of a like back, so that a like undone at once leaves no trace (D-21); a restart loses none. */
export class LikeNotices {
  /** When notices of this process fall due, the earliest first. */
  private dues: number[] = [];
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = Date.now();
  private looking: Promise<void> | null = null;
  private isStopped = false;

  constructor(private readonly parts: Parts) {
    this.schedule();
  }

  /** Call it in the transaction of the like, and `wake` after it. */
  async hold(tx: Database, fromId: number, toId: number, now: Date): Promise<void> {
    const dueAt = new Date(now.getTime() + this.parts.delayMs);
    await tx
      .insert(likeNotices)
      .values({ fromId, toId, dueAt })
      .onConflictDoUpdate({ target: [likeNotices.fromId, likeNotices.toId], set: { dueAt } });
  }

  /** Call it in the transaction that makes the notice pointless: unlike, match, block. True when it was still held. */
  async drop(tx: Database, fromId: number, toId: number): Promise<boolean> {
    const isThis = and(eq(likeNotices.fromId, fromId), eq(likeNotices.toId, toId));
    return (await tx.delete(likeNotices).where(isThis).returning({ fromId: likeNotices.fromId })).length > 0;
  }

  /** Takes up to `count` due notices, the earliest first; of several processes only one gets each. */
  async takeDue(tx: Database, count: number, now: Date): Promise<HeldLike[]> {
    const due = tx
      .$with('due')
      .as(
        tx
          .select({ fromId: likeNotices.fromId, toId: likeNotices.toId })
          .from(likeNotices)
          .where(lte(likeNotices.dueAt, now))
          .orderBy(asc(likeNotices.dueAt))
          .limit(count)
          .for('update', { skipLocked: true }),
      );
    const isTaken = sql`(${likeNotices.fromId}, ${likeNotices.toId}) in (select * from ${due})`;
    const taken = await tx.with(due).delete(likeNotices).where(isTaken).returning();
    return taken.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  }

  /** Schedules the notice that was just held. */
  wake(): void {
    this.dues.push(Date.now() + this.parts.delayMs + lateMs);
    if (this.dues.length === 1) this.schedule();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** One timer for all notices, however many are held. */
  private schedule(): void {
    clearTimeout(this.timer);
    if (this.isStopped || this.looking) return;
    const next = Math.min(this.dues[0] ?? Infinity, this.lookedAt + lookMs);
    const at = Math.max(next, this.lookedAt + paceMs);
    this.timer = setTimeout(() => this.look(), Math.max(0, at - Date.now()));
    this.timer.unref();
  }

  private look(): void {
    this.looking = this.tellAll().finally(() => {
      this.looking = null;
      this.schedule();
    });
  }

  private async tellAll(): Promise<void> {
    this.lookedAt = Date.now();
    const later = this.dues.findIndex((at) => at > this.lookedAt);
    this.dues = later < 0 ? [] : this.dues.slice(later);
    while (!this.isStopped && (await this.parts.tellDue(this.parts.now())));
  }
}

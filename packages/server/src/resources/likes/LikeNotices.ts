import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { likeNotices } from '../../db/schema';

const lookMs = 5000;

interface Parts {
  readonly now: () => Date;
  /** How long a notice waits. */
  readonly delayMs: number;
  /** Tells all that are due; whoever comes first takes them. */
  readonly tellDue: () => Promise<void>;
}

/** Holds the notice of a like back, so that a like undone at once leaves no trace (D-21); a restart loses none. */
export class LikeNotices {
  private readonly timers = new Set<NodeJS.Timeout>();
  /** For those of a process that is gone. */
  private readonly look: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    this.look = setInterval(() => void parts.tellDue(), lookMs);
    this.look.unref();
  }

  /** Within the transaction of the like; `wake` after it. */
  async hold(tx: Database, fromId: number, toId: number): Promise<void> {
    const dueAt = new Date(this.parts.now().getTime() + this.parts.delayMs);
    await tx
      .insert(likeNotices)
      .values({ fromId, toId, dueAt })
      .onConflictDoUpdate({ target: [likeNotices.fromId, likeNotices.toId], set: { dueAt } });
  }

  /** Within the transaction that makes the notice pointless: unlike, match, block. */
  async drop(tx: Database, fromId: number, toId: number): Promise<void> {
    await tx.delete(likeNotices).where(isNotice(fromId, toId));
  }

  /** Takes a notice if it is still to be told; of several processes only one gets it. */
  async take(tx: Database, fromId: number, toId: number): Promise<boolean> {
    const isDue = lte(likeNotices.dueAt, this.parts.now());
    const taken = await tx
      .delete(likeNotices)
      .where(and(isNotice(fromId, toId), isDue))
      .returning({ fromId: likeNotices.fromId });
    return taken.length > 0;
  }

  /** Tells in time what was just held. */
  wake(): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.parts.tellDue();
    }, this.parts.delayMs + 5);
    timer.unref();
    this.timers.add(timer);
  }

  stop(): void {
    clearInterval(this.look);
    for (const timer of this.timers) clearTimeout(timer);
  }
}

const isNotice = (fromId: number, toId: number) =>
  and(eq(likeNotices.fromId, fromId), eq(likeNotices.toId, toId));

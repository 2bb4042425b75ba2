import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Counter, Limit, MakeCounter } from './RateLimiter';

/** Counters of this process alone. */
export function memoryCounters(now: () => Date): MakeCounter {
  return (limit) => new FollowingCounter(limit, now);
}

/** The library counts by the machine's clock; this makes it follow the server's, which in a test differs. */
class FollowingCounter implements Counter {
  private readonly memory: RateLimiterMemory;
  private aheadMs: number;

  constructor(
    limit: Limit,
    private readonly now: () => Date,
  ) {
    this.memory = memoryCounter(limit);
    this.aheadMs = this.measureAhead();
  }

  consume(subject: string): Promise<unknown> {
    this.follow();
    return this.memory.consume(subject);
  }

  reward(subject: string): Promise<unknown> {
    this.follow();
    return this.memory.reward(subject);
  }

  private follow(): void {
    const aheadMs = this.measureAhead();
    const movedMs = aheadMs - this.aheadMs;
    if (Math.abs(movedMs) < 1000) return;
    this.aheadMs = aheadMs;
    const { storage, ...rest } = this.memory.dump();
    for (const { key } of storage) void this.memory.delete(key);
    const moved = storage.map((one) => ({
      ...one,
      expiresAt: one.expiresAt === null ? null : one.expiresAt - movedMs,
    }));
    this.memory.restore({ ...rest, storage: moved });
  }

  private measureAhead(): number {
    return this.now().getTime() - Date.now();
  }
}

/** One limit counted in memory; every window has a timer that forgets it. */
export function memoryCounter({ name, tries, windowMs }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: tries, duration: windowMs / 1000 });
}

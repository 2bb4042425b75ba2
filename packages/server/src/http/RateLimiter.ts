import { Refused } from '@iskra/api-contract/rules';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** So many `tries` in `windowMs`, for one subject (an address, an e-mail, a member). */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
}

/** Counts the tries of one limit; rate-limiter-flexible's own shape. A try too many rejects with a `RateLimiterRes`. */
export interface Counter {
  readonly consume: (subject: string) => Promise<unknown>;
  readonly reward: (subject: string) => Promise<unknown>;
}

/** Makes the counter of a limit, in this process or in a store that several share. */
export type MakeCounter = (limit: Limit) => Counter;

/** Fixed windows; each begins with its first try. */
export class RateLimiter {
  private readonly counters = new Map<string, Counter>();

  /** @param scale multiplies every limit (RATE_LIMIT_SCALE) */
  constructor(
    private readonly scale: number,
    private readonly makeCounter: MakeCounter,
  ) {}

  /** Counts one try; one too many is a 429 with Retry-After. */
  async take(limit: Limit, subject: string | number): Promise<void> {
    const waitMs = await this.tryTake(limit, subject);
    if (waitMs > 0) throw tooMany(waitMs);
  }

  /** Counts one try; answers how long to wait in ms when it is one too many, otherwise 0. */
  async tryTake(limit: Limit, subject: string | number): Promise<number> {
    try {
      await this.counter(limit).consume(String(subject));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
      throw refusal;
    }
  }

  /** Takes back a try that turned out to be legitimate. */
  async forgive(limit: Limit, subject: string | number): Promise<void> {
    await this.counter(limit).reward(String(subject));
  }

  private counter(limit: Limit): Counter {
    const kept = this.counters.get(limit.name);
    if (kept) return kept;
    const fresh = this.makeCounter({ ...limit, tries: Math.ceil(limit.tries * this.scale) });
    this.counters.set(limit.name, fresh);
    return fresh;
  }
}

/** The refusal of a try that may be repeated after so many ms. */
export function tooMany(waitMs: number): Refused {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refused(429, 'tooMany', { values: { seconds }, retryAfterS: seconds });
}

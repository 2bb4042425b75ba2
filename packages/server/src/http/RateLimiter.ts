import { Refused } from './Refused';

/** So many `tries` in `windowMs`, for one subject (an address, an e-mail, a member). */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly windowMs: number;
}

interface Window {
  used: number;
  endsAt: number;
}

/** Fixed windows kept in memory; each process counts for itself. */
export class RateLimiter {
  private readonly windows = new Map<string, Window>();

  /** @param scale multiplies every limit (RATE_LIMIT_SCALE) */
  constructor(
    private readonly scale: number,
    private readonly now: () => Date,
  ) {}

  /** Counts one try; one too many is a 429 with Retry-After. */
  take(limit: Limit, subject: string | number): void {
    const window = this.window(limit, subject);
    if (window.used >= limit.tries * this.scale) {
      const seconds = Math.max(1, Math.ceil((window.endsAt - this.now().getTime()) / 1000));
      throw new Refused(429, 'tooMany', { values: { seconds }, retryAfterS: seconds });
    }
    window.used += 1;
  }

  /** Takes a try back: it turned out to be a good one. */
  forgive(limit: Limit, subject: string | number): void {
    const window = this.window(limit, subject);
    window.used = Math.max(0, window.used - 1);
  }

  private window({ name, windowMs }: Limit, subject: string | number): Window {
    const key = `${name} ${subject}`;
    const now = this.now().getTime();
    const kept = this.windows.get(key);
    if (kept && kept.endsAt > now) return kept;
    if (this.windows.size > 10_000) this.forgetEnded(now);
    const fresh = { used: 0, endsAt: now + windowMs };
    this.windows.set(key, fresh);
    return fresh;
  }

  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
  }
}

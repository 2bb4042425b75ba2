import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../Deps';
import { redisClient } from '../db/redisClient';
import { StartError } from '../start/StartError';
import { memoryCounter } from './memoryCounters';
import type { Counter, Limit } from './RateLimiter';
import { within } from './within';

/** How long a start waits for Redis, a request for its answer, and a lost connection for the next retry. */
const bounds = { connectMs: 3000, answerMs: 500, againMs: 1000 };

/**
 * Counters in Redis, shared by all processes of LIMITS_URL. While Redis is down each process counts for itself, so that
 * limits still hold; the shared counts apply again when it is back.
 */
export class RedisCounters {
  private isDown = false;

  private constructor(
    private readonly client: Redis,
    private readonly secret: string,
    private readonly log: Log,
  ) {
    client.on('ready', () => this.tell(false));
    client.on('close', () => this.tell(true));
  }

  /** Connects or throws a StartError; `secret` hides in the keys whom a count is about. */
  static async open(url: string, secret: string, log: Log): Promise<RedisCounters> {
    let reason = 'no answer';
    const client = redisClient(url, { bounds, onError: (message) => (reason = message) });
    try {
      await within(bounds.connectMs, client.connect());
      await client.ping();
    } catch (error) {
      client.disconnect();
      if (/^(NOAUTH|WRONGPASS|NOPERM)/.test(String((error as Error).message)))
        reason = 'it refuses the password';
      throw new StartError(`The Redis of LIMITS_URL cannot be used: ${reason.replace(/\s+/g, ' ')}`);
    }
    return new RedisCounters(client, secret, log);
  }

  /** The counter of one limit; one in memory steps in while Redis is down. */
  readonly counter = (limit: Limit): Counter => {
    const redis = new RateLimiterRedis({
      storeClient: this.client,
      keyPrefix: `iskra limit ${limit.name}`,
      points: limit.tries,
      duration: limit.windowMs / 1000,
      rejectIfRedisNotReady: true,
    });
    const own = memoryCounter(limit);
    const nameless = (subject: string) =>
      createHmac('sha256', this.secret).update(`limit ${subject}`).digest('base64url');
    return {
      consume: (subject) => this.insured(redis, own, (counter) => counter.consume(nameless(subject))),
      reward: (subject) => this.insured(redis, own, (counter) => counter.reward(nameless(subject))),
    };
  };

  /** A refusal means that Redis answered; any other error means that it did not. */
  private async insured(redis: Counter, own: Counter, count: (counter: Counter) => Promise<unknown>) {
    try {
      return await count(redis);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      // A hanging Redis is still connected: reconnecting keeps other requests from waiting for it.
      if (this.client.status === 'ready') this.client.disconnect(true);
      return count(own);
    }
  }

  close(): void {
    this.client.removeAllListeners('close');
    this.client.disconnect();
  }

  /** Logged once per change. */
  private tell(isDown: boolean): void {
    if (isDown === this.isDown) return;
    this.isDown = isDown;
    if (isDown)
      this.log.error(new Error('No connection'), 'Redis is unreachable: each process counts its own limits');
    else this.log.info('Redis is back: the limits are shared again');
  }
}

import { randomUUID } from 'node:crypto';
import type { ChainableCommander, Redis } from 'ioredis';
import type { Log } from '../Deps';
import { redisClient } from '../db/redisClient';
import { believedMs, chunkSize, type PresenceStore } from './PresenceStore';

const bounds = { connectMs: 3000, answerMs: 1000, againMs: 500 };
/** Keys that are not renewed expire; members are added again more often than that. */
const keptS = 60 * 60;

interface Place {
  /** BUS_URL. */
  readonly url: string;
  /** Unique to this database: others may use the same Redis. */
  readonly prefix: string;
}

/**
 * Keeps presence in Redis, in keys that expire. While Redis is down it answers as if there were no other process; each
 * process soon corrects the effect on members whose sockets it has. The bus logs that Redis is down.
 */
export class RedisPresence implements PresenceStore {
  private readonly process = randomUUID();
  private readonly redis: Redis;
  private isForgotten = false;
  private isRefused = false;

  constructor(
    place: Place,
    private readonly log: Log,
    private readonly leaseMs = believedMs,
  ) {
    this.redis = redisClient(place.url, { bounds, keyPrefix: place.prefix });
  }

  renew(): Promise<boolean> {
    return this.orElse(false, async () => {
      if (this.redis.status === 'wait') await this.redis.connect();
      const wasForgotten = this.isForgotten;
      this.isForgotten = false;
      const [isThere] = await this.all((to) =>
        to
          .exists(alive(this.process))
          .set(alive(this.process), 1, 'PX', this.leaseMs)
          .sadd('processes', this.process),
      );
      this.isRefused = false;
      return isThere === 1 && !wasForgotten;
    });
  }

  add(ids: readonly number[]): Promise<void> {
    return this.orElse(undefined, async () => {
      await this.all((to) => {
        to.sadd(membersOf(this.process), ...ids).expire(membersOf(this.process), keptS);
        for (const id of ids) to.sadd(processesOf(id), this.process).expire(processesOf(id), keptS);
        return to;
      });
    });
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.orElse(undefined, () => this.takeAway(this.process, ids));
  }

  takeOrphans(): Promise<readonly number[] | null> {
    return this.orElse(null, async () => {
      const processes = await this.redis.smembers('processes');
      const living = await this.living(processes);
      const dead = processes.find((process) => !living.has(process));
      if (dead === undefined) return null;
      const ids = (await this.redis.spop(membersOf(dead), chunkSize)).map(Number);
      if (ids.length > 0) {
        await this.takeAway(dead, ids);
        return this.withoutProcess(ids);
      }
      await this.redis.srem('processes', dead);
      return [];
    });
  }

  async stop(): Promise<void> {
    await this.orElse(undefined, async () => {
      await this.all((to) => to.del(alive(this.process)));
    });
    this.redis.disconnect();
  }

  private async takeAway(process: string, ids: readonly number[]): Promise<void> {
    await this.all((to) => {
      for (const id of ids) to.srem(processesOf(id), process);
      return to.srem(membersOf(process), ...ids);
    });
  }

  private async withoutProcess(ids: readonly number[]): Promise<number[]> {
    const others = (await this.all((to) => {
      for (const id of ids) to.smembers(processesOf(id));
      return to;
    })) as string[][];
    const living = await this.living([...new Set(others.flat())]);
    return ids.filter((_, at) => !others[at]?.some((other) => living.has(other)));
  }

  private async living(processes: readonly string[]): Promise<Set<string>> {
    const found = await this.all((to) => {
      for (const process of processes) to.exists(alive(process));
      return to;
    });
    return new Set(processes.filter((_, at) => found[at] === 1));
  }

  private async all(fill: (to: ChainableCommander) => ChainableCommander): Promise<unknown[]> {
    const answers = (await fill(this.redis.pipeline()).exec()) ?? [];
    return answers.map(([error, answer]) => {
      if (error) throw error;
      return answer;
    });
  }

  private async orElse<Answer>(other: Answer, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      this.isForgotten = true;
      this.noteFailure(error);
      return other;
    }
  }

  private noteFailure(error: unknown): void {
    // A hanging Redis is still connected: only a new connection shows that it answers again.
    if (!isRefusal(error)) {
      if (this.redis.status === 'ready') this.redis.disconnect(true);
    } else if (!this.isRefused) {
      this.isRefused = true;
      this.log.error(error, 'The Redis of BUS_URL refuses to keep who is online');
    }
  }
}

const alive = (process: string) => `process ${process}`;
const membersOf = (process: string) => `members of ${process}`;
const processesOf = (userId: number) => `member ${userId}`;

/** Redis answered with an error: it is full, or read-only. */
const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';

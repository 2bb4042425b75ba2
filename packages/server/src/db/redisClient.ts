import { Redis } from 'ioredis';

/** In ms: the timeouts of a connection and of one answer, and the delay before a lost connection is retried. */
interface RedisBounds {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly againMs: number;
}

interface RedisOptions {
  readonly bounds: RedisBounds;
  /** Prefix of every key. @default none */
  readonly keyPrefix?: string | undefined;
  /** Called with the reason each time the connection fails or is lost. */
  readonly onError?: ((reason: string) => void) | undefined;
}

/**
 * A client of Redis that connects when told to, and again by itself when the connection is lost. While it has none each
 * command fails at once: nobody waits for Redis longer than the bounds say.
 */
export function redisClient(url: string, { bounds, keyPrefix = '', onError }: RedisOptions): Redis {
  const client = new Redis(url, {
    keyPrefix,
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: bounds.connectMs,
    commandTimeout: bounds.answerMs,
    disconnectTimeout: bounds.answerMs,
    retryStrategy: () => bounds.againMs,
  });
  // Without a listener it writes its errors to the console.
  return client.on('error', ({ message }: Error) => onError?.(message));
}

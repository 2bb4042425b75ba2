import { Redis } from 'ioredis';

/** In ms: how long a connection is waited for, one answer of it, and the next try after a lost one. */
interface RedisBounds {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly againMs: number;
}

interface RedisOptions {
  readonly bounds: RedisBounds;
  /** Stands before every key. @default nothing */
  readonly keyPrefix?: string | undefined;
  /** Hears why the connection failed or was lost, as often as that happens. */
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

import type { Config } from './start/config';
import type { Database } from './db/Database';
import type { Escapes } from './escapes/Escapes';
import type { RateLimiter } from './http/RateLimiter';
import type { Mailer } from './mail/Mailer';
import type { PhotoStore } from './photos/PhotoStore';
import type { Broadcaster } from './realtime/Broadcaster';
import type { RealtimeAccess } from './realtime/RealtimeAccess';
import type { Relay } from './realtime/Relay';
import type { LikeNotices } from './resources/likes/LikeNotices';

/** Everything a resource works with; tests give their own clock and folders. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
  /** Signs CSRF tokens; kept in the database. */
  readonly secret: string;
  /** Signs subscriptions to the embedded broadcaster; kept in the database. */
  readonly realtimeSecret: string;
  readonly limiter: RateLimiter;
  readonly mailer: Mailer;
  readonly photos: PhotoStore;
  /** The sockets of this process; none with an outside broadcaster. */
  readonly broadcaster: Broadcaster;
  /** Where pages find the broadcaster, and what lets them in. */
  readonly realtime: RealtimeAccess;
  /** What brings the outbox to open pages. */
  readonly relay: Relay;
  readonly likeNotices: LikeNotices;
  readonly log: Log;
  /** Logs and counts errors that no handler foresaw. */
  readonly escapes: Escapes;
}

/** What resources may write to the log: never personal data beyond ids. */
export interface Log {
  readonly info: (message: string) => void;
  readonly error: (error: unknown, message: string) => void;
}

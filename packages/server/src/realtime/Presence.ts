import { limits } from '@iskra/api-contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { users, type UserRow } from '../db/schema';

const renewMs = 30_000;

/** Online is: a socket open, or the page visible, and a grace after that (D-34). Kept as a moment until which it holds. */
export class Presence {
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
    private readonly connectedMembers: () => number[],
    private readonly onError: (error: unknown) => void,
  ) {
    this.timer = setInterval(() => void this.renew(this.connectedMembers()), renewMs);
    this.timer.unref();
  }

  /** A member's first socket opened or the last one closed: either way they are online for the grace at least. */
  async renew(userIds: number[]): Promise<void> {
    if (userIds.length === 0) return;
    const onlineUntil = new Date(this.now().getTime() + limits.presenceGraceMs + renewMs);
    await this.db
      .update(users)
      .set({ onlineUntil })
      .where(inArray(users.id, userIds))
      .catch((error: unknown) => this.onError(error));
  }

  /** The last socket closed: only the grace is left, unless a page is visible. */
  async closed(userId: number): Promise<void> {
    const onlineUntil = new Date(this.now().getTime() + limits.presenceGraceMs);
    await this.db
      .update(users)
      .set({ onlineUntil })
      .where(and(eq(users.id, userId), eq(users.isVisible, false)))
      .catch((error: unknown) => this.onError(error));
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

export function isOnline(user: Pick<UserRow, 'isDemoOnline' | 'onlineUntil'>, now: Date): boolean {
  return user.isDemoOnline || (user.onlineUntil !== null && user.onlineUntil > now);
}

/** The same question in SQL, for filters and orders over `users`. */
export function onlineSql(now: Date) {
  return sql<boolean>`(users.is_demo_online or coalesce(users.online_until > ${now.toISOString()}::timestamptz, false))`;
}

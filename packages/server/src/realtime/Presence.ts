import { randomUUID } from 'node:crypto';
import { limits } from '@iskra/api-contract';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { liveMembers, users, type UserRow } from '../db/schema';

const renewMs = 30_000;
/** How long a process is believed without another word. */
const believedMs = 3 * renewMs;
/** When a moment that has passed is forgotten, so that few stand in the index of those online. */
const forgottenMs = 5 * 60_000;

interface Sockets {
  readonly isConnected: (userId: number) => boolean;
  readonly connectedMembers: () => number[];
}

/**
 * Online is: a socket open on any process, or the page visible, and a grace after that (D-34).
 * Kept as a moment until which it holds; each process notes whose sockets it has.
 */
export class Presence {
  private readonly process = randomUUID();
  private readonly timer: NodeJS.Timeout;
  private readonly changed = new Set<number>();
  private writing: Promise<void> | null = null;

  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
    private readonly sockets: Sockets,
    private readonly onError: (error: unknown) => void,
  ) {
    this.timer = setInterval(() => void this.keep().catch(this.onError), renewMs);
    this.timer.unref();
  }

  /** A member's first socket opened here, or the last one closed. */
  note(userId: number): void {
    this.changed.add(userId);
    this.writing ??= this.write()
      .catch(this.onError)
      .finally(() => (this.writing = null));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
    await this.db.delete(liveMembers).where(eq(liveMembers.process, this.process)).catch(this.onError);
  }

  /** One after another, so that the state at the end is the last one written. */
  private async write(): Promise<void> {
    while (this.changed.size > 0) {
      const ids = [...this.changed];
      this.changed.clear();
      await this.renew(ids.filter((id) => this.sockets.isConnected(id)));
      await this.release(ids.filter((id) => !this.sockets.isConnected(id)));
    }
  }

  private async keep(): Promise<void> {
    await this.renew(this.sockets.connectedMembers());
    await this.db.delete(liveMembers).where(lt(liveMembers.until, this.now()));
    await this.forgetPast();
  }

  private async forgetPast(): Promise<void> {
    const isPast = lt(users.onlineUntil, this.fromNow(-forgottenMs));
    await this.db
      .update(users)
      .set({ onlineUntil: null })
      .where(and(sql`users.may_be_online`, isPast));
  }

  private async renew(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const until = this.fromNow(believedMs);
    await this.db.execute(sql`
      insert into live_members (process, user_id, until)
      select ${this.process}::uuid, users.id, ${until.toISOString()}::timestamptz from users
      where users.id = any(${list(ids)}::bigint[])
      on conflict (user_id, process) do update set until = excluded.until`);
    const onlineUntil = this.fromNow(limits.presenceGraceMs + renewMs);
    await this.db.update(users).set({ onlineUntil }).where(isOneOf(ids));
  }

  /** Only the grace is left, unless a page is visible, another process has a socket, or they signed out. */
  private async release(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const mine = eq(liveMembers.process, this.process);
    const theirs = sql`${liveMembers.userId} = any(${list(ids)}::bigint[])`;
    await this.db.delete(liveMembers).where(and(mine, theirs));
    const elsewhere = sql`exists (select 1 from live_members l
      where l.user_id = users.id and l.until > ${this.now().toISOString()}::timestamptz)`;
    await this.db
      .update(users)
      .set({ onlineUntil: this.fromNow(limits.presenceGraceMs) })
      .where(
        and(isOneOf(ids), isNotNull(users.onlineUntil), eq(users.isVisible, false), sql`not ${elsewhere}`),
      );
  }

  private fromNow(ms: number): Date {
    return new Date(this.now().getTime() + ms);
  }
}

/** One parameter however many there are. */
const list = (ids: readonly number[]) => `{${ids.join(',')}}`;
const isOneOf = (ids: readonly number[]) => sql`${users.id} = any(${list(ids)}::bigint[])`;

export function isOnline(user: Pick<UserRow, 'isDemoOnline' | 'onlineUntil'>, now: Date): boolean {
  return user.isDemoOnline || (user.onlineUntil !== null && user.onlineUntil > now);
}

/** The same question in SQL, for filters and orders over `users`; `may_be_online` lets the index of those be used. */
export function onlineSql(now: Date) {
  const isNow = sql`(users.is_demo_online or coalesce(users.online_until > ${now.toISOString()}::timestamptz, false))`;
  return sql<boolean>`(users.may_be_online and ${isNow})`;
}

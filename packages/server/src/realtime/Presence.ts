import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import type { UserRow } from '../db/schema';
import { endOnline, forgetOnline, holdOnline } from './onlineUntil';
import { chunkSize, type PresenceStore } from './PresenceStore';

const renewMs = 15_000;

interface Sockets {
  readonly isConnected: (userId: number) => boolean;
  readonly connectedMembers: () => number[];
}

interface Parts {
  readonly db: Database;
  readonly store: PresenceStore;
  readonly now: () => Date;
  readonly sockets: Sockets;
  /** Asks the members' other pages whether one is visible. */
  readonly askPages: (ids: readonly number[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** What happened to a member's sockets here. */
export type SocketChange = 'opened' | 'closed';

/**
 * A member is online while a page is visible whose socket is open on any process, or that repeats it by calls, and for a
 * grace after that (D-34). The database keeps until when that holds, far ahead while a socket is open; the store knows
 * which process has whose sockets. A socket that closes may have been the visible page's, so the other pages are asked.
 */
export class Presence {
  private readonly timer: NodeJS.Timeout;
  private readonly changed = new Map<number, SocketChange>();
  private writing: Promise<void> | null = null;
  private keeping: Promise<void> | null = null;
  private readonly failing = new Set<'keep' | 'write'>();

  constructor(private readonly parts: Parts) {
    this.timer = setInterval(() => void this.keep(), renewMs);
    this.timer.unref();
  }

  /** Registers this process for the others. */
  async start(): Promise<void> {
    await this.parts.store.renew();
  }

  /** A member's first socket opened here, or one closed. */
  note(userId: number, change: SocketChange): void {
    if (change === 'closed' || !this.changed.has(userId)) this.changed.set(userId, change);
    this.write();
  }

  /** Renews what expires, corrects what others changed, and ends what dead processes left. */
  keep(): Promise<void> {
    this.keeping ??= this.noting('keep', this.keepAll()).finally(() => (this.keeping = null));
    return this.keeping;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.keeping;
    await this.writing;
    await this.parts.store.stop().catch(this.parts.onError);
  }

  private write(): void {
    this.writing ??= this.noting('write', this.writeChanged()).finally(() => (this.writing = null));
  }

  /** One after another, so that the state at the end is the last one written. */
  private async writeChanged(): Promise<void> {
    while (this.changed.size > 0) {
      const changes = [...this.changed].slice(0, chunkSize);
      for (const [id] of changes) this.changed.delete(id);
      await this.writeSome(changes).catch((error: unknown) => {
        for (const [id, change] of changes) if (!this.changed.has(id)) this.changed.set(id, change);
        throw error;
      });
    }
  }

  private async writeSome(changes: readonly (readonly [number, SocketChange])[]): Promise<void> {
    const { askPages, sockets } = this.parts;
    const isHere = (id: number) => sockets.isConnected(id);
    const ids = changes.map(([id]) => id);
    await Promise.all([this.leave(ids.filter((id) => !isHere(id))), this.hold(ids.filter(isHere))]);
    const closed = changes.filter(([, change]) => change === 'closed').map(([id]) => id);
    if (closed.length > 0) await askPages(closed);
  }

  private async hold(ids: readonly number[]): Promise<void> {
    const { db, store, now } = this.parts;
    if (ids.length === 0) return;
    await store.add(ids);
    await holdOnline(db, ids, now());
  }

  private async leave(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.parts.store.remove(ids);
  }

  private async keepAll(): Promise<void> {
    const { db, store, now, sockets } = this.parts;
    const isKnown = await store.renew();
    this.write();
    await this.writing;
    for (const ids of chunks(sockets.connectedMembers())) {
      if (!isKnown) await store.add(ids);
      await holdOnline(db, ids, now());
    }
    for (let ids = await store.takeOrphans(); ids !== null; ids = await store.takeOrphans())
      if (ids.length > 0) await endOnline(db, ids, now());
    await forgetOnline(db, now());
  }

  /** Logs an outage once; what could not be written is written later. */
  private noting(what: 'keep' | 'write', work: Promise<void>): Promise<void> {
    return work.then(
      () => void this.failing.delete(what),
      (error: unknown) => {
        if (this.failing.size === 0) this.parts.onError(error);
        this.failing.add(what);
      },
    );
  }
}

function* chunks(ids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += chunkSize) yield ids.slice(from, from + chunkSize);
}

export function isOnline(user: Pick<UserRow, 'isDemoOnline' | 'onlineUntil'>, now: Date): boolean {
  return user.isDemoOnline || (user.onlineUntil !== null && user.onlineUntil > now);
}

/** The same in SQL, for filters and orders over `users`; `may_be_online` makes the index usable. */
export function onlineSql(now: Date) {
  const isNow = sql`(users.is_demo_online or coalesce(users.online_until > ${now.toISOString()}::timestamptz, false))`;
  return sql<boolean>`(users.may_be_online and ${isNow})`;
}

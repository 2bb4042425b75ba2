import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import type { UserRow } from '../db/schema';
import { endOnline, forgetOnline, holdOnline, releaseOnline } from './onlineUntil';
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
  readonly onError: (error: unknown) => void;
}

/**
 * Online is: a socket open on any process, or the page visible, and a grace after that (D-34).
 * Kept as a moment until which it holds, far ahead while a socket is open; the store says whose sockets are where.
 */
export class Presence {
  private readonly timer: NodeJS.Timeout;
  private readonly changed = new Set<number>();
  private writing: Promise<void> | null = null;
  private keeping: Promise<void> | null = null;
  private readonly failing = new Set<'keep' | 'write'>();

  constructor(private readonly parts: Parts) {
    this.timer = setInterval(() => void this.keep(), renewMs);
    this.timer.unref();
  }

  /** Begins to live for other processes. */
  async start(): Promise<void> {
    await this.parts.store.renew();
  }

  /** A member's first socket opened here, or the last one closed. */
  note(userId: number): void {
    this.changed.add(userId);
    this.write();
  }

  /** Renews what runs out, corrects what others changed, and ends what dead processes left. */
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
      const ids = [...this.changed].slice(0, chunkSize);
      for (const id of ids) this.changed.delete(id);
      const isHere = (id: number) => this.parts.sockets.isConnected(id);
      const written = Promise.all([
        this.hold(ids.filter(isHere)),
        this.release(ids.filter((id) => !isHere(id))),
      ]);
      await written.catch((error: unknown) => {
        for (const id of ids) this.changed.add(id);
        throw error;
      });
    }
  }

  private async hold(ids: readonly number[]): Promise<void> {
    const { db, store, now } = this.parts;
    if (ids.length === 0) return;
    await store.add(ids);
    await holdOnline(db, ids, now());
  }

  private async release(ids: readonly number[]): Promise<void> {
    const { db, store, now } = this.parts;
    if (ids.length === 0) return;
    const gone = await store.remove(ids);
    if (gone.length > 0) await releaseOnline(db, gone, now());
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

  /** An outage is said once; what could not be written then is written later. */
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

/** The same question in SQL, for filters and orders over `users`; `may_be_online` lets the index of those be used. */
export function onlineSql(now: Date) {
  const isNow = sql`(users.is_demo_online or coalesce(users.online_until > ${now.toISOString()}::timestamptz, false))`;
  return sql<boolean>`(users.may_be_online and ${isNow})`;
}

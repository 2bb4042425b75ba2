import { randomUUID } from 'node:crypto';
import { and, eq, lte, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { liveMembers, liveProcesses } from '../db/schema';
import { believedMs, chunkSize, type PresenceStore } from './PresenceStore';

/** Keeps presence in unlogged tables of the database. */
export class TablePresence implements PresenceStore {
  private readonly process = randomUUID();
  private until = 0;

  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  async renew(): Promise<boolean> {
    const now = this.now().getTime();
    // Others may have removed its members.
    const wasDead = now >= this.until;
    const until = new Date(now + believedMs);
    const [row] = await this.db
      .insert(liveProcesses)
      .values({ process: this.process, until })
      .onConflictDoUpdate({ target: liveProcesses.process, set: { until } })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    this.until = until.getTime();
    return !wasDead && row?.isNew === false;
  }

  async add(ids: readonly number[]): Promise<void> {
    await this.db.execute(sql`
      insert into live_members (process, user_id)
      select ${this.process}::uuid, id from unnest(${list(ids)}::bigint[]) as id
      on conflict do nothing`);
  }

  async remove(ids: readonly number[]): Promise<void> {
    const theirs = sql`${liveMembers.userId} = any(${list(ids)}::bigint[])`;
    await this.db.delete(liveMembers).where(and(eq(liveMembers.process, this.process), theirs));
  }

  async takeOrphans(): Promise<readonly number[] | null> {
    const [dead] = await this.db
      .select({ process: liveProcesses.process })
      .from(liveProcesses)
      .where(lte(liveProcesses.until, this.now()))
      .limit(1);
    if (!dead) return null;
    const taken = await this.takeSome(dead.process);
    if (taken.length > 0) return this.withoutSocket(taken);
    // It may have come back meanwhile.
    const isDead = lte(liveProcesses.until, this.now());
    const isEmpty = notExists(
      this.db.select().from(liveMembers).where(eq(liveMembers.process, dead.process)).limit(1),
    );
    await this.db.delete(liveProcesses).where(and(eq(liveProcesses.process, dead.process), isDead, isEmpty));
    return [];
  }

  async stop(): Promise<void> {
    await this.db.delete(liveMembers).where(eq(liveMembers.process, this.process));
    await this.db.delete(liveProcesses).where(eq(liveProcesses.process, this.process));
  }

  /** Several processes may do that at once, each with others. */
  private async takeSome(process: string): Promise<number[]> {
    const some = sql`select ctid from live_members
      where process = (select process from live_processes where process = ${process}::uuid and not ${this.isAlive()})
      limit ${chunkSize} for update skip locked`;
    const rows = await this.db
      .delete(liveMembers)
      .where(sql`ctid in (${some})`)
      .returning({ id: liveMembers.userId });
    return rows.map(({ id }) => id);
  }

  private async withoutSocket(ids: readonly number[]): Promise<number[]> {
    const here = await this.db
      .selectDistinct({ id: liveMembers.userId })
      .from(liveMembers)
      .innerJoin(liveProcesses, eq(liveProcesses.process, liveMembers.process))
      .where(and(sql`${liveMembers.userId} = any(${list(ids)}::bigint[])`, this.isAlive()));
    const held = new Set(here.map(({ id }) => id));
    return ids.filter((id) => !held.has(id));
  }

  private isAlive(): SQL {
    return sql`${liveProcesses.until} > ${this.now().toISOString()}::timestamptz`;
  }
}

/** One parameter however many there are. */
const list = (ids: readonly number[]) => `{${ids.join(',')}}`;

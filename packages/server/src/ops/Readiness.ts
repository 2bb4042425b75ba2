import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { migrationFiles } from '../db/migrations';
import { within } from '../http/within';

type UnreadyReason = 'stopping' | 'database' | 'migrations';

const answersWithinMs = 2000;

/** Whether this process can serve members now. */
export class Readiness {
  private readonly needed = migrationFiles();
  private isStopped = false;
  private asking: Promise<UnreadyReason | null> | null = null;

  constructor(
    private readonly db: Database,
    private readonly timeoutMs = answersWithinMs,
  ) {}

  get isStopping(): boolean {
    return this.isStopped;
  }

  /** From now on it is never ready again. */
  stop(): void {
    this.isStopped = true;
  }

  /** The name of the reason, or null when ready. */
  async whyNot(): Promise<UnreadyReason | null> {
    if (this.isStopped) return 'stopping';
    // Probes share one query: otherwise a hanging database would hold a connection for each.
    this.asking ??= this.ask().finally(() => (this.asking = null));
    const reason = await this.asking;
    return this.isStopping ? 'stopping' : reason;
  }

  private async ask(): Promise<UnreadyReason | null> {
    try {
      return await within(this.timeoutMs, this.check());
    } catch {
      return 'database';
    }
  }

  private async check(): Promise<UnreadyReason | null> {
    await this.db.execute(sql`select 1`);
    const applied = await this.appliedMigrations();
    return this.needed.every((name) => applied.includes(name)) ? null : 'migrations';
  }

  private async appliedMigrations(): Promise<string[]> {
    const rows = this.db.select({ name: sql<string>`name` }).from(sql`schema_migrations`);
    return (await rows.catch(() => [])).map(({ name }) => name);
  }
}

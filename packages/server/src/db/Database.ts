import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The query builder over either driver; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database and how to close it. */
export interface OpenDatabase {
  readonly db: Database;
  /** Where other processes can connect too; the embedded database has none. */
  readonly sharedUrl?: string;
  readonly close: () => Promise<void>;
}

/** What migrations need of a driver: whole scripts, and rows of a plain query. */
export interface SqlRunner {
  readonly exec: (script: string) => Promise<unknown>;
  readonly names: () => Promise<string[]>;
}

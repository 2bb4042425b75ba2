import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { migrationNames } from '../db/migrations';
import { notDumped } from './dumpLines';

/** The rows of a plain query, on either driver. */
export async function rowsOf<Row>(db: Database, text: string): Promise<Row[]> {
  const answer = (await db.execute(sql.raw(text))) as unknown as { rows: Row[] };
  return answer.rows;
}

/** All tables but those that are not dumped. */
export async function dumpedTables(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
  );
  return rows.map(({ name }) => name).filter((name) => !notDumped.includes(name));
}

/** All columns but those that are computed from others. */
export async function columnsOf(db: Database, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = ${literal(table)} and is_generated = 'NEVER'
     order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
}

/** The names of the migrations that a database stands on. */
export async function migrationsOf(db: Database): Promise<string[]> {
  return (await rowsOf<{ name: string }>(db, `${migrationNames} order by name`)).map(({ name }) => name);
}

export const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../folders';
import type { SqlRunner } from './Database';

const folder = folders.migrations;

interface Migration {
  readonly name: string;
  readonly script: string;
}

/** All migrations in order; forward only. */
function readMigrations(): Migration[] {
  return migrationFiles().map((name) => ({ name, script: readFileSync(path.join(folder, name), 'utf8') }));
}

/** The names of all migrations of this version, in order. */
export function migrationFiles(): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort();
}

/** Changes when any migration does; names the cached template. */
export function migrationsHash(): string {
  return createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
}

export const migrationNames = 'select name from schema_migrations';

/** Applies what is missing, each migration whole or not at all. */
export async function migrate(runner: SqlRunner): Promise<void> {
  await runner.exec(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = new Set(await runner.names());
  for (const { name, script } of readMigrations()) {
    if (applied.has(name)) continue;
    await runner.exec(
      `begin;\n${script};\ninsert into schema_migrations (name) values ('${name}');\ncommit;`,
    );
  }
}

import { createRequire } from 'node:module';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { folders } from '../../folders';
import { migrationNames, migrate, migrationsHash } from '../migrations';

const { cache } = folders;

/** An empty migrated database as a tarball: loading it makes a first start 3 s instead of 10. */
export async function loadTemplate(): Promise<Blob> {
  const file = path.join(cache, `pglite-${pgliteVersion()}-${migrationsHash()}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([kept]);
  const fresh = await makeTemplate();
  await keep(file, fresh).catch(() => undefined); // a read-only cache only costs time
  return fresh;
}

/** Brings an embedded database up to date. */
export async function migrateEmbedded(pglite: PGlite): Promise<void> {
  await migrate({
    exec: (script) => pglite.exec(script),
    names: async () => (await pglite.query<{ name: string }>(migrationNames)).rows.map(({ name }) => name),
  });
}

async function makeTemplate(): Promise<Blob> {
  const pglite = new PGlite();
  await migrateEmbedded(pglite);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

async function keep(file: string, content: Blob): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await content.arrayBuffer()));
  await rename(draft, file);
  const old = (await readdir(cache)).filter((name) => /^pglite-.*\.tar$/.test(name) && !file.endsWith(name));
  await Promise.all(old.map((name) => rm(path.join(cache, name), { force: true })));
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = createRequire(entry)('../package.json') as { version: string };
  return version;
}

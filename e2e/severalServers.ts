import type { Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from './ServerProcess';
import { test } from './test';
import { Visitor } from './Visitor';

const postgres = process.env['DATABASE_URL_TEST'] ?? '';

/** The PostgreSQL that several processes share; without one the tests of this file are skipped. */
export function needPostgres(): string {
  test.skip(postgres === '', 'Several processes need PostgreSQL: DATABASE_URL_TEST is set by npm test');
  return postgres;
}

/** Two servers with one folder. */
export interface TwoServers {
  readonly servers: readonly ServerProcess[];
  /** Ends both and takes the folder away. */
  readonly close: () => Promise<void>;
}

/** Two servers of the same settings, which keep photos and mails in one folder. */
export async function startTwoServers(env: NodeJS.ProcessEnv): Promise<TwoServers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-two-'));
  const both = { ...env, DATA_DIR: folder };
  const servers = await Promise.all([ServerProcess.start(both), ServerProcess.start(both)]);
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { servers, close };
}

/** A woman and a man, each in a browser of their own, register by the way given. */
export async function registerPair(
  browser: Browser,
  way: Pick<ServerProcess, 'url' | 'codeFor'>,
): Promise<readonly [Visitor, Visitor]> {
  const open = async () => (await browser.newContext()).newPage();
  const woman = new Visitor(await open(), way, { gender: 'female', name: 'Вера', email: 'vera@mail.ru' });
  const man = new Visitor(await open(), way, { gender: 'male', name: 'Артём', email: 'artem@mail.ru' });
  await woman.register();
  await man.register();
  return [woman, man];
}

import { constants } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type Config } from './config';
import { startServer } from './startServer';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'iskra-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const silent = { info: () => undefined, error: () => undefined };
const start = (parts: Partial<Config> = {}) =>
  startServer({ ...readConfig({}), port: 0, dataDir, seed: 'none', ...parts }, silent);
const keyOf = async (url: string) =>
  (await (await fetch(`${url}/api/page-context`)).json()) as { realtime: object };

describe('starting', () => {
  it('keeps the data folder’s database from one start to the next', async () => {
    const first = await start();
    const before = (await keyOf(first.url)).realtime;
    await first.close();
    const second = await start();
    expect((await keyOf(second.url)).realtime).toEqual(before);
    await second.close();
  });

  it('says that the folder is in use, and leaves the other server running', async () => {
    const running = await start();
    await expect(start()).rejects.toThrow(/is in use by another Iskra server/);
    expect((await fetch(`${running.url}/api/page-context`)).status).toBe(200);
    await running.close();
  });

  it('says that the port is in use before it opens anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`);
    other.close();
    await (await start()).close();
  });

  it('says that the data folder cannot be written', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await expect(start({ dataDir: path.join(file, 'data') })).rejects.toThrow(
      /cannot be written \(E\w+\): set DATA_DIR/,
    );
  });

  it('keeps every folder and file from other users of the machine, also those that were there', async () => {
    await chmod(dataDir, 0o755);
    await mkdir(path.join(dataDir, 'photos'));
    await writeFile(path.join(dataDir, 'photos', 'old.webp'), '');
    await chmod(path.join(dataDir, 'photos', 'old.webp'), 0o644);
    const running = await start();
    await fetch(`${running.url}/api/page-context`);
    const open: string[] = [];
    const names = await readdir(dataDir, { recursive: true });
    for (const name of ['.', ...names]) {
      const { mode } = await stat(path.join(dataDir, name));
      // The embedded database gives its files rights of its own, in folders that nobody else may enter.
      const isItsFile =
        name.startsWith(`pglite${path.sep}`) && (mode & constants.S_IFMT) === constants.S_IFREG;
      if (mode & 0o077 && !isItsFile) open.push(`${name} ${(mode & 0o777).toString(8)}`);
    }
    await running.close();
    expect(names.length).toBeGreaterThan(100);
    expect(open).toEqual([]);
  });

  it('says that DATABASE_URL does not answer', async () => {
    const databaseUrl = 'postgres://nobody:secret@127.0.0.1:1/none';
    const failed = await start({ databaseUrl }).catch((error: Error) => error.message);
    expect(failed).toMatch(/^The database of DATABASE_URL cannot be used: /);
    expect(failed).not.toContain('secret');
  });
});

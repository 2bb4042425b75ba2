import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderHolder, lockFolder } from './folderLock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'iskra-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('lets one in at a time, also of many at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(lockFolder(folder)).rejects.toThrow(/is in use by another Iskra server \(process \d+\)/);
});

it('can be taken again after it was given back', async () => {
  const unlock = await lockFolder(folder);
  await unlock();
  expect(await folderHolder(folder)).toBeNull();
  await (
    await lockFolder(folder)
  )();
});

it('takes over from a process that died without giving it back', async () => {
  const dead = spawn(process.execPath, ['-e', '0']);
  await new Promise((resolve) => dead.on('exit', resolve));
  await writeFile(path.join(folder, 'server.lock'), JSON.stringify({ pid: dead.pid, started: '1' }));
  expect(await folderHolder(folder)).toBeNull();
  await (
    await lockFolder(folder)
  )();
});

it('knows a later process of the same id from the one that held it', async () => {
  await writeFile(path.join(folder, 'server.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
  expect(await folderHolder(folder)).toBeNull();
});

it('takes over what cannot be read', async () => {
  await writeFile(path.join(folder, 'server.lock'), 'half a l');
  await (
    await lockFolder(folder)
  )();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig, type Config } from '../config';
import { startServer } from '../startServer';
import { runCommand } from './runCommand';

let config: Config;
const silent = { info: () => undefined, error: () => undefined };
const run = (...args: string[]) => runCommand(args, () => config);

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'iskra-admin-'));
  config = { ...readConfig({}), dataDir, port: 0 };
});
afterAll(() => rm(config.dataDir, { recursive: true, force: true }));

it('says what it can do', async () => {
  expect(await run('--help')).toContain('premium grant EMAIL DAYS');
});

it('says what is wrong with a command in one line', async () => {
  await expect(run('premium', 'take')).rejects.toThrow('There is no command "premium take"');
  await expect(run('premium', 'grant', 'x@y.zz')).rejects.toThrow(
    'Usage: npm run admin -- premium grant EMAIL DAYS',
  );
  await expect(run('members', 'list')).rejects.toThrow(/There is no database in .*start the server once/);
});

it('gives premium, but not while the server holds the folder', async () => {
  const server = await startServer(config, silent);
  await expect(run('members', 'list')).rejects.toThrow(/The server \(process \d+\) holds/);
  await server.close();
  expect(await run('premium', 'grant', 'Vera@iskra.demo', '7')).toMatch(
    /^Вера \(vera@iskra\.demo\) has premium until/,
  );
  await expect(run('premium', 'grant', 'nobody@iskra.demo', '7')).rejects.toThrow('There is no member');
  await expect(run('premium', 'grant', 'vera@iskra.demo', 'x')).rejects.toThrow('DAYS must be a number');
  expect(await run('members', 'list')).toMatch(/50 of \d+ members$/);
});

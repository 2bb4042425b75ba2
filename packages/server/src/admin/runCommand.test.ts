import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../start/config';
import { startServer } from '../start/startServer';
import { commands } from './commands';
import { openForAdmin } from './openForAdmin';
import { runCommand } from './runCommand';
import { UsageError } from './UsageError';

let config: Config;
const silent = { info: () => undefined, error: () => undefined };
const run = (...args: string[]) => runCommand(args, () => openForAdmin(config));

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'iskra-admin-'));
  config = { ...readConfig({}), dataDir, port: 0 };
});
afterAll(() => rm(config.dataDir, { recursive: true, force: true }));

describe('help', () => {
  it('says what it can do', async () => {
    for (const args of [[], ['--help'], ['-h']]) {
      const text = await run(...args);
      expect(text).toContain('premium grant EMAIL DAYS');
      expect(text).toContain('reports list [--all]');
    }
  });

  it.each(commands.map((command) => [command.words.join(' '), command] as const))(
    'of %s tells what it takes and does, without a database',
    async (_name, command) => {
      const text = await run(...command.words, '--help');
      expect(text).toContain(`npm run admin -- ${command.words.join(' ')}`);
      expect(text).toContain(command.does);
      for (const word of command.takes) expect(text).toMatch(new RegExp(`^ {2}${word} +\\S`, 'm'));
    },
  );
});

it('says what is wrong with a command in one line', async () => {
  await expect(run('premium', 'take')).rejects.toThrow('There is no command "premium take"');
  await expect(run('premium')).rejects.toThrow(UsageError);
  await expect(run('premium', 'grant', 'x@y.zz')).rejects.toThrow(
    'Usage: npm run admin -- premium grant EMAIL DAYS',
  );
  await expect(run('members', 'list', '--all')).rejects.toThrow('Usage: npm run admin -- members list');
  await expect(run('members', 'list', '--every')).rejects.toThrow(/^Unknown option '--every'/);
  await expect(run('members', 'list')).rejects.toThrow(/There is no database in .*start the server once/);
});

it('ends with 0, 2 for what was not understood and 1 for what cannot be done, each in one line', async () => {
  expect(await start('--help')).toMatchObject({ code: 0, errors: '' });
  expect(await start('members', 'lists')).toEqual({
    code: 2,
    errors: 'There is no command "members lists"; --help lists them\n',
  });
  const failed = await start('members', 'list');
  expect(failed).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^There is no database.*\n$/) as string,
  });
});

it('is done by the running server, which holds the folder; what it refuses comes back in the same words', async () => {
  const server = await startServer(config, silent);
  expect(await run('members', 'suspend', 'vera@iskra.demo', 'спам')).toContain(
    'is suspended; sessions ended: 0',
  );
  await expect(run('members', 'suspend', 'vera@iskra.demo', 'спам')).rejects.toThrow('is suspended already');
  await expect(run('members', 'show', 'nobody@iskra.demo')).rejects.toThrow('There is no member');
  expect(JSON.parse(await run('members', 'restore', 'vera@iskra.demo', '--json'))).toMatchObject({
    suspended_reason: null,
  });
  const file = path.join(config.dataDir, 'all.gz');
  expect(await run('db', 'dump', path.relative(process.env['INIT_CWD'] ?? process.cwd(), file))).toContain(
    file,
  );
  await expect(run('db', 'restore', file, '--force')).rejects.toThrow('A server is running on this database');
  expect((await stat(path.join(config.dataDir, 'admin'))).mode & 0o777).toBe(0o700);
  await rm(path.join(config.dataDir, 'admin', 'socket'));
  await expect(run('members', 'list')).rejects.toThrow(
    /The server \(process \d+\) holds .* takes no commands/,
  );
  await server.close();
});

it('gives premium with the server stopped', async () => {
  expect(await run('premium', 'grant', 'Vera@iskra.demo', '7')).toMatch(
    /^Вера \(vera@iskra\.demo\) has premium until/,
  );
  await expect(run('premium', 'grant', 'nobody@iskra.demo', '7')).rejects.toThrow('There is no member');
  await expect(run('premium', 'grant', 'vera@iskra.demo', 'x')).rejects.toThrow('DAYS must be a number');
  expect(await run('members', 'list')).toMatch(/50 of \d+ members$/);
  const listed = JSON.parse(await run('members', 'list', '--json')) as { members: object[]; total: number };
  expect(listed.members).toHaveLength(50);
  expect(Object.keys(listed.members[0] ?? {})).toEqual([
    ...['id', 'email', 'name', 'city', 'premium_until', 'suspended_reason'],
  ]);
});

/** The command as a process of its own. */
function start(...args: string[]): Promise<{ code: number | null; errors: string }> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: path.join(config.dataDir, 'none') };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', main, ...args],
      { env },
      (_error, _out, errors) => resolve({ code: child.exitCode, errors }),
    );
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from './chromium';
import { answering, freePort } from './freePort';

export interface ThrowAwayRedis {
  readonly url: string;
  /** Again, after a kill. */
  readonly start: () => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly stop: () => void;
}

/** A Redis that keeps nothing, on a free port, gone when stopped. */
export async function startThrowAwayRedis(...settings: string[]): Promise<ThrowAwayRedis> {
  const binary = findRedis() ?? (installPackages('redis-server'), findRedis());
  if (!binary) throw new Error('redis-server was not found');
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-redis-'));
  const port = await freePort();
  const fixed = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(binary, [...fixed, ...settings], { stdio: 'ignore' });
    await answering(port, 'Redis');
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    signal: (signal) => child?.kill(signal),
    stop: () => {
      child?.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findRedis(): string | undefined {
  return ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((file) => existsSync(file));
}

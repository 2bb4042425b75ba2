import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from './chromium';
import { freePort } from './freePort';
import { processorMs } from './processorMs';

export interface ThrowAwayPostgres {
  readonly url: string;
  /** Again, after a kill. */
  readonly start: () => void;
  /** Sends a signal to all its processes. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Processor time of all its processes so far, in ms. */
  readonly processorMs: () => number;
  readonly stop: () => void;
}

const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'pipe'] };

/**
 * A PostgreSQL cluster in a temporary folder on a free port, gone when stopped.
 *
 * @param given settings as `name=value`; without any, nothing is flushed to the disk, which tests need not
 */
export async function startThrowAwayPostgres(
  given: readonly string[] = ['fsync=off'],
): Promise<ThrowAwayPostgres> {
  const bin = findPostgres() ?? (installPackages('postgresql'), findPostgres());
  if (!bin) throw new Error('PostgreSQL 15 or later was not found');
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-postgres-'));
  const port = await freePort();
  chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  run(
    `${bin}/initdb`,
    '-D',
    data,
    '-U',
    'iskra',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${given.map((one) => `-c ${one}`).join(' ')}`;
  const start = () => {
    // A killed one leaves it, and where nobody reaps its process PostgreSQL would believe it.
    rmSync(path.join(data, 'postmaster.pid'), { force: true });
    run(`${bin}/pg_ctl`, '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');
  };
  start();
  return {
    url: `postgres://iskra@127.0.0.1:${port}/postgres`,
    start,
    signal: (signal) => processesOf(data).forEach((id) => process.kill(id, signal)),
    processorMs: () => processesOf(data).reduce((sum, id) => sum + processorMs(id), 0),
    stop: () => {
      run(`${bin}/pg_ctl`, '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function run(command: string, ...args: string[]): void {
  if (process.getuid?.() === 0)
    execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { ...quiet, cwd: '/' });
  else execFileSync(command, args, quiet);
}

/** The postmaster first, then those it started. */
function processesOf(data: string): number[] {
  const [line = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${line}/task/${line}/children`, 'utf8');
  return [line, ...children.trim().split(/\s+/)].map(Number);
}

function findPostgres(): string | undefined {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return undefined;
  const versions = readdirSync(parent).filter(
    (version) => Number(version) >= 15 && existsSync(`${parent}/${version}/bin/initdb`),
  );
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  return newest && `${parent}/${newest}/bin`;
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from './chromium';
import { answering, freePort } from './freePort';

export interface ThrowAwayPgBouncer {
  /** The database of the given address, through PgBouncer; another path is another database of the same PostgreSQL. */
  readonly url: string;
  /** Again, after a kill. */
  readonly start: () => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly stop: () => void;
}

const binary = '/usr/sbin/pgbouncer';
const sample = path.resolve(import.meta.dirname, '../deploy/pgbouncer.ini');

/** A PgBouncer in transaction mode, set up as the sample in `deploy` says, on a free port, gone when stopped. */
export async function startThrowAwayPgBouncer(postgresUrl: string): Promise<ThrowAwayPgBouncer> {
  if (!existsSync(binary)) installPackages('pgbouncer');
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(settings, fitted(readFileSync(sample, 'utf8'), new URL(postgresUrl), port));
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(binary, ['-q', settings], { stdio: 'ignore', ...notRoot() });
    await answering(port, 'PgBouncer');
  };
  await start();
  const url = new URL(postgresUrl);
  url.port = String(port);
  return {
    url: url.href,
    start,
    signal: (signal) => child?.kill(signal),
    stop: () => {
      child?.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The sample with other places: any database, no passwords. */
function fitted(text: string, postgres: URL, port: number): string {
  return [
    [
      /^iskra = host=\S+ port=\d+/m,
      `* = host=${postgres.hostname} port=${postgres.port} user=${postgres.username}`,
    ],
    [/^listen_port = .*$/m, `listen_port = ${port}`],
    [/^auth_type = .*$/m, 'auth_type = any'],
    [/^auth_file = .*$/m, 'unix_socket_dir ='],
  ].reduce((fitting, [part, other]) => replaced(fitting, part as RegExp, other as string), text);
}

function replaced(text: string, part: RegExp, other: string): string {
  if (!part.test(text)) throw new Error(`${sample} has no line like ${part.source}`);
  return text.replace(part, other);
}

/** PgBouncer refuses to run as root: then it runs as the user of PostgreSQL. */
function notRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

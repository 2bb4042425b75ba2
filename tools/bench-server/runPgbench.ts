import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresBin } from './postgresBin';

interface Run {
  readonly databaseUrl: string;
  readonly script: string;
  readonly clients: number;
  readonly seconds: number;
}

/** Transactions per second that pgbench makes of a script, with statements that are prepared. */
export async function runPgbench({ databaseUrl, script, clients, seconds }: Run): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-pgbench-'));
  const file = path.join(folder, 'send.sql');
  writeFileSync(file, script);
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    file,
  ];
  try {
    const { stdout } = await promisify(execFile)(`${postgresBin()}/pgbench`, [...options, databaseUrl]);
    const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!found) throw new Error(`pgbench said:\n${stdout}`);
    return Number(found);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { postgresBin } from './postgresBin';

/** On what the numbers were found. */
export function describeMachine(): string {
  const postgres = execFileSync(`${postgresBin()}/postgres`, ['--version'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return (
    `${cpus().length} x ${cpus()[0]?.model ?? 'processor'}, ${memory} GiB, load ${loadavg()[0]?.toFixed(1)}; ` +
    `Node ${process.versions.node}, ${postgres}; clients, server and database share the machine; fsync on`
  );
}

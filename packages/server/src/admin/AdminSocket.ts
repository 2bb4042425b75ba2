import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { StartError } from '../start/StartError';
import { UsageError } from './UsageError';

/** What the server answers a forwarded command. */
export interface Reply {
  readonly text: string;
  /** The exit code of the command's process. */
  readonly exitCode: 0 | 1 | 2;
}

const maxBytes = 64 * 1024;
const words = z.array(z.string()).max(50);

/** Where a server with the embedded database accepts commands; only its own user may enter the folder. */
export const adminSocketPath = (dataDir: string) => path.join(dataDir, 'admin', 'socket');

/**
 * Accepts operators' commands while this process holds the embedded database, one line of JSON each way. Returns a
 * function that stops it. Throws a StartError where no socket can be opened (a path that is too long, a file system
 * without sockets).
 */
export async function openAdminSocket(
  dataDir: string,
  run: (args: readonly string[]) => Promise<string>,
): Promise<() => Promise<void>> {
  const file = adminSocketPath(dataDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await chmod(path.dirname(file), 0o700);
  await rm(file, { force: true });
  const server = createServer((socket) => serve(socket, run));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`Cannot accept commands at ${file} (${error.code ?? error.message})`);
  });
  server.unref();
  return () => close(server);
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  return Promise.race([closed, pause(5000, undefined, { ref: false })]);
}

function serve(socket: Socket, run: (args: readonly string[]) => Promise<string>): void {
  let line = '';
  let isTaken = false;
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: string) => {
    line += part;
    if (line.length > maxBytes) socket.destroy();
    if (isTaken || !line.includes('\n')) return;
    isTaken = true;
    void reply(line, run).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
  });
}

async function reply(line: string, run: (args: readonly string[]) => Promise<string>): Promise<Reply> {
  try {
    return { text: await run(words.parse(JSON.parse(line))), exitCode: 0 };
  } catch (error) {
    return { text: failureLine(error), exitCode: error instanceof UsageError ? 2 : 1 };
  }
}

/** One line that names the cause: the message of a failed query contains its values. */
export function failureLine(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `The command failed: ${String(cause).replace(/\s+/g, ' ')}`;
}

import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start/StartError';

/** Who holds a data folder; `started` tells a process from a later one with the same id. */
interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

/**
 * Takes the data folder for this process, because two of them would corrupt the embedded database.
 * A lock left by a dead process is taken over. Returns a function that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = lockFile(folder);
  const me = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) });
  await takeTurn(`${file}.turn`, async () => {
    const holder = await folderHolder(folder);
    if (holder) {
      throw new StartError(
        `The data folder ${folder} is in use by another Iskra server (process ${holder}). Stop it first, or set DATA_DIR.`,
      );
    }
    await writeFile(file, me);
  });
  return () => rm(file, { force: true });
}

/** Id of the live process that holds the folder, or null. */
export async function folderHolder(folder: string): Promise<number | null> {
  const text = await readFile(lockFile(folder), 'utf8').catch(() => null);
  const holder = text === null ? null : parseHolder(text);
  if (!holder) return null;
  return (await isAlive(holder)) ? holder.pid : null;
}

const lockFile = (folder: string) => path.join(folder, 'server.lock');

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.started === null || (await startOf(holder.pid)) === holder.started;
}

/** When the process started, in the kernel's ticks; null where there is no /proc. */
async function startOf(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Only one process at a time may read and take the lock; exactly one succeeds in making a folder. */
async function takeTurn(turn: string, take: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await mkdir(turn);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const made = await stat(turn).catch(() => null);
      if (attempt > 50 || (made && Date.now() - made.mtimeMs > 10_000))
        await rmdir(turn).catch(() => undefined);
      await pause(100);
    }
  }
  await take().finally(() => rmdir(turn));
}

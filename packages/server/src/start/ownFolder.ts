import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files that this process makes from now on are private to its user. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/** Closes a folder, and all that an older version left open in it, to other users of the machine. */
export async function closeToOthers(folder: string): Promise<void> {
  if (!isOpen((await stat(folder)).mode)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) await closeOne(file);
  }
  // The folder comes last, so that an interrupted start is completed by the next one.
  await closeOne(folder);
}

async function closeOne(file: string): Promise<void> {
  const { mode } = await stat(file);
  if (isOpen(mode)) await chmod(file, mode & 0o700);
}

const isOpen = (mode: number) => (mode & 0o077) !== 0;

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** An older file belongs to a process that crashed. */
const oldMs = 60 * 60_000;

/** Where uploads lie until they are decoded: on the disk, so that one who sends slowly holds no memory. */
const folderOf = (dataDir: string) => path.join(dataDir, 'uploads');

/** A path for one upload; its folder exists. */
export async function newUploadFile(dataDir: string): Promise<string> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  return path.join(folderOf(dataDir), randomUUID());
}

/** Removes the files of processes that crashed during an upload. */
export async function removeOldUploads(dataDir: string): Promise<void> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  for (const name of names) {
    const file = path.join(folderOf(dataDir), name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > oldMs) await rm(file, { force: true });
  }
}

import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder and its parents. Node's own recursive option never returns where a file system refuses, as in /proc. */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) await makeFolder(above);
  await mkdir(folder).catch(async (error: unknown) => {
    if (!(await isFolder(folder))) throw error;
  });
}

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

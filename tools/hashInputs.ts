import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** One hash over the names and contents of files and folders; tests and stories are no part of the page. */
export async function hashInputs(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(inputs.map(filesIn))).flat()) {
    hash.update(`${path.basename(file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesIn(input: string): Promise<string[]> {
  const found = await stat(input).catch(() => null);
  if (!found?.isDirectory()) return found ? [input] : [];
  const names = await readdir(input, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

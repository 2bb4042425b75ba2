import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root as projectRoot } from '../runStep';
import { GenError } from './GenError';
import type { Plan } from './Plan';

/** Writes a plan's files, formatted; a GenError when one of the new ones is there already. */
export async function fulfil(root: string, { creates, changes }: Plan): Promise<string[]> {
  const taken = Object.keys(creates).find((file) => existsSync(path.join(root, file)));
  if (taken) throw new GenError(`${taken} is there already`);
  const files = Object.entries({ ...creates, ...changes });
  // Names differ in length, so lines break elsewhere than in the template.
  const options = await resolveConfig(path.join(projectRoot, 'package.json'));
  for (const [file, content] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await format(content, { ...options, filepath: target }));
  }
  return files.map(([file]) => file);
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './compressAssets';
import { drawPages } from './drawPages';
import { hashInputs } from './hashInputs';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = path.join(root, 'packages/app/dist');
const mark = path.join(dist, '.inputs');

/** What the built page is made of; a change in any of it builds anew. */
const inputs = [
  'package-lock.json',
  'packages/app/index.html',
  'packages/app/vite.config.ts',
  'packages/app/bundle',
  'packages/app/prerender',
  'tools/drawPages.ts',
  'tools/leanTemplates.ts',
  'packages/app/public',
  'packages/app/src',
  'packages/ui/src',
  'packages/api-contract/src',
].map((input) => path.join(root, input));

/** Builds the page unless what is there was made of the same inputs; answers whether it built. */
export async function buildApp(): Promise<boolean> {
  const hash = await hashInputs(inputs);
  const built = await readFile(mark, 'utf8').catch(() => null);
  if (built === hash) return false;
  process.stdout.write('Building the page...\n');
  await build({ configFile: path.join(root, 'packages/app/vite.config.ts'), logLevel: 'warn' });
  await drawPages(dist);
  await compressAssets(dist);
  await writeFile(mark, hash);
  return true;
}

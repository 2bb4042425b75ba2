import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';

export const uiFolder = path.join(root, 'packages/ui');
export const distFolder = path.join(uiFolder, 'dist');

/** Names of the kit's entries: each file of `src/exports`, such as `Dialog` or `locales/de`; `index` stands for the package itself. */
export function entryNames(): string[] {
  return readdirSync(path.join(uiFolder, 'src/exports'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
}

/** Entries that only bring a stylesheet. */
export const sheetEntries = ['fonts', 'reset'];

/** Files that the package ships as they are, by subpath; those that are not there are left out. */
export function plainFiles(): Readonly<Record<string, string>> {
  const files = {
    './tokens.json': './tokens/iskra.tokens.json',
    './tokens.css': './tokens/iskra.css',
    './reset.css': './tokens/reset.css',
  };
  return Object.fromEntries(
    Object.entries(files).filter(([, file]) => existsSync(path.join(uiFolder, file))),
  );
}

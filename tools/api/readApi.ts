import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildTypes } from '../package/buildTypes';
import { entryNames } from '../package/entries';
import { root } from '../runStep';
import { reportEntries } from './reportEntries';

/** The kit's public signatures as Markdown, by the file's name in `packages/ui/api`. */
export async function readApi(): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-api-'));
  try {
    // For what the declarations import; they themselves may not lie in a folder of that name, or they count as another's.
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    await buildTypes(folder);
    const reports = reportEntries({ folder, entries: entryNames().sort() });
    return new Map([...reports].map(([entry, page]) => [`${entry.replace('/', '.')}.api.md`, page]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from './entries';

/** Writes an entry that only brings a stylesheet: a script with a type, so that a strict compiler takes the import. */
export function writeSheetEntry(name: string, sheet: string): void {
  const entry = path.join(distFolder, 'exports', name);
  writeFileSync(`${entry}.js`, `import '${sheet}';\n`);
  writeFileSync(`${entry}.d.ts`, 'export {};\n');
}

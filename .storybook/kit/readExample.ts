import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './kitProgram';
import type { KitFact } from './KitFact';

/** Code to paste, kept as a file of its own beside the component, so that the compiler and a test read it too. */
export function readExample({ name, file }: KitFact): string | null {
  const [set = name] = name.split('.');
  const example = path.join(projectRoot, path.dirname(file), `${set}.example.tsx`);
  return existsSync(example) ? readFileSync(example, 'utf8').trimEnd() : null;
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uiFolder } from './entries';

const folder = path.join(uiFolder, 'docs');
const block = /^```(\w+)\n([\s\S]*?)^```$/gm;
const nameLine = /^(?:\/\/|<!--) ([\w./-]+)(?: -->)?\n/;

/** Guides whose code is a project of a framework, with versions of its own. */
export const frameworks = ['next', 'react-router'] as const;

/** Guides whose code ends in an `App` that needs nothing: all others, such as `deck` for `packages/ui/docs/deck.md`. */
export function appGuides(): string[] {
  const names = readdirSync(folder).map((file) => path.basename(file, '.md'));
  return names.filter((name) => !frameworks.some((framework) => framework === name)).sort();
}

/** The files that a guide's blocks of code are, by the path that the first line of each names. */
function readGuide(name: string): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(folder, `${name}.md`), 'utf8');
  const files = new Map<string, string>();
  for (const [, language = '', code = ''] of text.matchAll(block)) {
    const file = nameLine.exec(code)?.[1];
    if (file) files.set(file, code);
    else if (language !== 'sh') throw new Error(`docs/${name}.md has code of no file:\n${code}`);
  }
  return files;
}

/** Writes files of a guide, all or those named, into a folder. */
export function layOutGuide(name: string, target: string, only?: readonly string[]): void {
  const files = readGuide(name);
  for (const file of only ?? files.keys()) {
    const code = files.get(file);
    if (code === undefined) throw new Error(`docs/${name}.md has no ${file}.`);
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), code);
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';
import { definedIds } from './ids';

/** A part of the specification under one heading, and the ids it defines. */
export interface Chapter {
  readonly title: string;
  /** The file's name in docs/spec. */
  readonly file: string;
  readonly ids: readonly string[];
  /** Whether a test has to name each: of a component's checklist not every line can be tried. */
  readonly needsTest: boolean;
}

const files = [
  { file: 'requirements.md', needsTest: true },
  { file: 'decisions.md', needsTest: true },
  { file: 'components.md', needsTest: false },
];

/** What docs/spec defines, chapter by chapter. */
export function readSpec(): Chapter[] {
  return files.flatMap(({ file, needsTest }) => {
    const text = readFileSync(path.join(root, 'docs/spec', file), 'utf8');
    return chaptersOf(text).map((chapter) => ({ ...chapter, file, needsTest }));
  });
}

function chaptersOf(text: string): Pick<Chapter, 'title' | 'ids'>[] {
  return text
    .split(/^#+ /m)
    .map((part) => ({ title: part.split('\n', 1)[0] ?? '', ids: definedIds(part) }))
    .filter(({ ids }) => ids.length > 0);
}

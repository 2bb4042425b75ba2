import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../runStep';
import { namedIds } from './ids';

/** A file and the ids it names. */
export interface Mention {
  readonly file: string;
  readonly ids: readonly string[];
}

const sources = [
  'packages/*/src/**/*.{ts,tsx,js,css,sql}',
  '{tools,e2e,reliability,walk,.storybook}/**/*.{ts,tsx,js}',
  '{docs,packages/*}/**/*.md',
  '*.md',
];

/** What is packed or built, and these tools: their tests name ids that do not exist, and the list itself names all. */
const ignore = ['**/node_modules/**', '**/dist/**', 'tools/spec/**', 'docs/spec/where.md'];

/** Every file of the project that names an id, by path. */
export function readMentions(known: readonly string[]): Mention[] {
  return globSync(sources, { cwd: root, ignore })
    .sort()
    .map((file) => ({ file, ids: namedIds(readFileSync(path.join(root, file), 'utf8'), known) }))
    .filter(({ ids }) => ids.length > 0);
}

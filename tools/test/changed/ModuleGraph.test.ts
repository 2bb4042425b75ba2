import { describe, expect, test } from 'vitest';
import { ModuleGraph } from './ModuleGraph';
import { readModule } from './readModule';

const workspace = new Map([
  ['@iskra/kit', { folder: 'kit', exports: { '.': './index.ts', './*': './entries/*.ts' } }],
]);

/** Files that a change reaches, besides the changed ones themselves. */
function reached(files: Readonly<Record<string, string>>, changed: string, others: readonly string[] = []) {
  const modules = new Map(Object.entries(files).map(([file, text]) => [file, readModule(file, text)]));
  const graph = new ModuleGraph(modules, workspace, new Set(others));
  return [...graph.reachedFrom([changed]).keys()].filter((file) => file !== changed).toSorted();
}

const kit = {
  'kit/index.ts': `export * from './Card'; export { Row as Line } from './Row'; export * from './more';`,
  'kit/more.ts': `export * from './Deep';`,
  'kit/Card.tsx': `import { size } from './size'; export const Card = () => size;`,
  'kit/size.ts': `export const size = 1;`,
  'kit/Row.tsx': `export const Row = 1;`,
  'kit/Deep.ts': `export const Deep = 1; export default 2;`,
};

describe('what a change reaches', () => {
  test('past a barrel only whoever names what changed, under whatever name it is passed on', () => {
    const files = {
      ...kit,
      'card.ts': `import { Card } from '@iskra/kit';`,
      'line.ts': `import { Line as L } from '@iskra/kit';`,
      'deep.ts': `import { Deep } from '@iskra/kit';`,
    };
    expect(reached(files, 'kit/Card.tsx')).toEqual(['card.ts', 'kit/index.ts']);
    expect(reached(files, 'kit/size.ts')).toEqual(['card.ts', 'kit/Card.tsx', 'kit/index.ts']);
    expect(reached(files, 'kit/Row.tsx')).toEqual(['kit/index.ts', 'line.ts']);
    expect(reached(files, 'kit/Deep.ts')).toEqual(['deep.ts', 'kit/index.ts', 'kit/more.ts']);
  });

  test('is everybody who takes from a barrel whose own text changed', () => {
    const files = { ...kit, 'card.ts': `import { Card } from '@iskra/kit';` };
    expect(reached(files, 'kit/index.ts')).toEqual(['card.ts']);
  });

  test('is whoever takes a barrel whole, or a name from it that nobody declares', () => {
    const files = {
      ...kit,
      'whole.ts': `import * as kit from '@iskra/kit';`,
      'unknown.ts': `import { Gone } from '@iskra/kit';`,
      'side.ts': `import '@iskra/kit';`,
    };
    expect(reached(files, 'kit/Row.tsx')).toEqual(['kit/index.ts', 'side.ts', 'unknown.ts', 'whole.ts']);
  });

  test('is whoever imports a name only to pass it on', () => {
    const files = {
      'a.ts': `export const a = 1;`,
      'hand.ts': `import { a } from './a'; export { a as b };`,
      'taker.ts': `import { b } from './hand';`,
    };
    expect(reached(files, 'a.ts')).toEqual(['hand.ts', 'taker.ts']);
  });

  test('is not whoever takes only types', () => {
    const files = {
      'a.ts': `export interface A { a: 1 } export const a = 1;`,
      'types.ts': `import type { A } from './a'; import { type A as B } from './a'; export type { A } from './a';`,
      'both.ts': `import { type A, a } from './a';`,
    };
    expect(reached(files, 'a.ts')).toEqual(['both.ts']);
  });

  test('is whoever loads it late, in a worker, or as a file', () => {
    const files = {
      'Page.tsx': `export const Page = 1;`,
      'lazy.ts': `const page = () => import('./Page');`,
      'worker.ts': `new Worker(new URL('./Page.tsx', import.meta.url));`,
      'styles.ts': `import './page.css?inline';`,
      'list.ts': `import list from './list.json';`,
    };
    expect(reached(files, 'Page.tsx')).toEqual(['lazy.ts', 'worker.ts']);
    expect(reached(files, 'page.css', ['page.css'])).toEqual(['styles.ts']);
    expect(reached(files, 'list.json', ['list.json'])).toEqual(['list.ts']);
  });

  test('is whoever still imports a deleted file or the old name of a renamed one', () => {
    const files = { 'new/a.ts': `export const a = 1;`, 'taker.ts': `import { a } from './a';` };
    expect(reached(files, 'a.ts', ['a.ts'])).toEqual(['taker.ts']);
    expect(reached(files, 'new/a.ts', ['a.ts'])).toEqual([]);
  });

  test('is an entry of a package by its own name, and nothing of packages of others', () => {
    const files = {
      'kit/entries/chat.ts': `export { Chat } from '../Chat';`,
      'kit/Chat.ts': `export class Chat {}`,
      'chat.ts': `import { Chat } from '@iskra/kit/chat'; import { x } from 'react';`,
    };
    expect(reached(files, 'kit/Chat.ts')).toEqual(['chat.ts', 'kit/entries/chat.ts']);
  });

  test('ends where files import each other in a circle', () => {
    const files = {
      'a.ts': `export * from './b'; import './b';`,
      'b.ts': `export * from './a'; import './a';`,
      'c.ts': `import { nothing } from './a';`,
    };
    expect(reached(files, 'b.ts')).toEqual(['a.ts', 'c.ts']);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../../runStep';
import { ModuleGraph } from './ModuleGraph';
import { readModule, type Module } from './readModule';
import type { Workspace } from './resolveImport';

const places = '{packages,tools,walk,e2e,reliability,.storybook}/**/*.{ts,tsx,js}';
/** It stands around every story, though none imports it. */
const preview = '.storybook/preview';
const ignore = ['**/node_modules/**', '**/dist/**', '**/public/**', '**/storybook-static/**'];

export interface Repository {
  readonly sources: ReadonlyMap<string, string>;
  readonly modules: ReadonlyMap<string, Module>;
  readonly graph: ModuleGraph;
}

/** Every module of the repository, and who needs whom; `changed` may hold files that are gone. */
export function readRepository(changed: readonly string[]): Repository {
  const { sources, modules, others } = (read ??= readFiles());
  const graph = new ModuleGraph(modules, readWorkspace(), new Set([...changed, ...others]));
  return { sources, modules, graph };
}

let read: ReturnType<typeof readFiles> | undefined;

function readFiles() {
  const files = globSync(places, { cwd: root, ignore, dot: true }).sort();
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const modules = new Map([...sources].map(([file, source]) => [file, moduleOf(file, source)]));
  const others = globSync('packages/*/{src,tokens}/**/*.{css,json,svg}', { cwd: root, ignore });
  return { sources, modules, others };
}

function moduleOf(file: string, source: string): Module {
  const module = readModule(file, source);
  if (!file.endsWith('.stories.tsx')) return module;
  const from = path.posix.relative(path.dirname(file), preview);
  return { ...module, imports: [...module.imports, { from, name: 'everything' }] };
}

function readWorkspace(): Workspace {
  return new Map(
    globSync('packages/*/package.json', { cwd: root }).map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        name: string;
        exports?: Record<string, string>;
      };
      return [name, { folder: path.dirname(file), exports }];
    }),
  );
}

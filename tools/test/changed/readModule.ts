import { parseSync } from 'vite';

/** One place of a file that needs another: which names of it, or all it is. */
export interface Import {
  readonly from: string;
  readonly name: string | 'everything';
}

/** What a file takes and gives, types left out: they are for the compiler, which looks at every file anyway. */
export interface Module {
  readonly imports: readonly Import[];
  /** Names it passes on from elsewhere. */
  readonly passedOn: ReadonlyMap<string, Import>;
  /** Files of which it passes on every name. */
  readonly stars: readonly string[];
  /** Names it declares itself. */
  readonly own: ReadonlySet<string>;
}

const fileByUrl = /new URL\(\s*['"`](\.[^'"`]+)['"`]\s*,\s*import\.meta\.url/g;
const byLiteral = /^['"`](.*)['"`]$/s;

/** Reads a file of TypeScript or JavaScript by the bundler's own parser. */
export function readModule(file: string, source: string): Module {
  const { module } = parseSync(file, source);
  const imports: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length === 0) imports.push({ from: moduleRequest.value, name: 'everything' });
    for (const { importName, isType } of entries)
      if (!isType) imports.push({ from: moduleRequest.value, name: nameOf(importName) });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, from] = byLiteral.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (from !== undefined) imports.push({ from, name: 'everything' });
  }
  for (const [, from = ''] of source.matchAll(fileByUrl)) imports.push({ from, name: 'everything' });
  return { imports, ...readExports(module.staticExports) };
}

type StaticExports = ReturnType<typeof parseSync>['module']['staticExports'];

function readExports(statements: StaticExports): Pick<Module, 'passedOn' | 'stars' | 'own'> {
  const passedOn = new Map<string, Import>();
  const stars: string[] = [];
  const own = new Set<string>();
  for (const { moduleRequest, importName, exportName, isType } of statements.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType) continue;
    const from = moduleRequest?.value;
    if (from === undefined) own.add(nameOf(exportName));
    else if (importName.kind === 'AllButDefault') stars.push(from);
    else passedOn.set(nameOf(exportName), { from, name: nameOf(importName) });
  }
  return { passedOn, stars, own };
}

function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  if (kind === 'Default') return 'default';
  return kind === 'Name' && name !== null ? name : 'everything';
}

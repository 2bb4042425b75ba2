/** What an entry of the kit weighs: a production build of it alone, gzip, React and styled-components outside. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minifySync, type Plugin, type Rollup } from 'vite';
import { leanTemplates } from '../leanTemplates';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'packages/ui/src/exports');
const outside = [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components($|\/)/];

export interface EntryWeight {
  readonly name: string;
  /** gzip bytes of what the entry loads at once. */
  readonly first: number;
  /** gzip bytes of all that it loads on demand. */
  readonly later: number;
  /** gzip bytes by module of what loads at once; by themselves, so they add up to more. */
  readonly modules: ReadonlyMap<string, number>;
}

export function entryNames(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !['fonts', 'reset'].includes(name));
}

/** What a page pays that takes one small part from the kit's main entry, gzip bytes. */
export const weighPart = (name: string): Promise<number> => weighPage({ index: [name] });

/** What a page pays that takes these parts from these entries, gzip bytes; what they share counts once. */
export async function weighPage(parts: Readonly<Record<string, readonly string[]>>): Promise<number> {
  const source = Object.entries(parts)
    .map(([entry, names]) => {
      const file = JSON.stringify(path.join(folder, `${entry}.ts`));
      return `export { ${names.join(', ')} } from ${file}`;
    })
    .join(';');
  const { first } = await weigh('page', 'the-parts', [
    {
      name: 'the-parts',
      enforce: 'pre',
      resolveId: (id) => (id.endsWith('the-parts') ? id : null),
      load: (id) => (id.endsWith('the-parts') ? source : null),
    },
  ]);
  return first;
}

export const weighEntry = (name: string): Promise<EntryWeight> =>
  weigh(name, path.join(folder, `${name}.ts`), []);

async function weigh(name: string, entry: string, plugins: Plugin[]): Promise<EntryWeight> {
  const result = await build({
    plugins,
    root,
    configFile: false,
    oxc: leanTemplates,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: name },
      rolldownOptions: { external: outside },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
  const atOnce = firstChunks(chunks);
  const later = chunks.filter((chunk) => !atOnce.includes(chunk));
  const modules = new Map(
    atOnce.flatMap((chunk) =>
      Object.entries(chunk.modules).map(
        ([id, { code }]) => [path.relative(root, id), weighCode(code ?? '')] as const,
      ),
    ),
  );
  return { name, first: weighAll(atOnce), later: weighAll(later), modules };
}

// A library build leaves the white space in, which an application's build takes out.
const weighCode = (code: string) => gzipSync(minifySync('entry.js', code).code, { level: 9 }).length;

const weighAll = (chunks: readonly Rollup.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + weighCode(code), 0);

function firstChunks(chunks: readonly Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

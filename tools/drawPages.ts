import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { leanTemplates } from './leanTemplates';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What `packages/app/prerender/main.ts` gives; its own types belong to a page, not to Node. */
interface Prerender {
  readonly drawnPages: (built: string, files: unknown) => Promise<ReadonlyMap<string, string>>;
}

/** Draws the pages that visitors see before any script, beside the built page, in `pages/`. */
export async function drawPages(dist: string): Promise<void> {
  const { drawnPages } = await buildForNode(path.join(root, 'node_modules/.cache/prerender'));
  const built = await readFile(path.join(dist, 'index.html'), 'utf8');
  const files = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as unknown;
  for (const [address, html] of await drawnPages(built, files)) {
    const file = path.join(dist, 'pages', `${address}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

/** The product for Node, whole in one file: what is named by its order must not depend on what is installed where. */
async function buildForNode(outDir: string): Promise<Prerender> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(root, 'packages/app'),
    oxc: leanTemplates,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'prerender/main.ts',
      target: 'node20',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  });
  return (await import(pathToFileURL(path.join(outDir, 'main.js')).href)) as Prerender;
}

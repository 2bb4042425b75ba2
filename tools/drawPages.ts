import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { leanTemplates } from './leanTemplates';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What `packages/app/prerender/main.ts` gives; its own types belong to a page, not to Node. */
interface Prerender {
  readonly drawnPages: (built: string, files: unknown) => Promise<ReadonlyMap<string, string>>;
  readonly memberParts: (files: unknown) => Promise<unknown>;
}

/**
 * Draws the pages that visitors see before any script, beside the built page, in `pages/`; of members' pages it writes
 * down what each loads, and the scripts by which their document asks for it and begins it.
 */
export async function drawPages(dist: string): Promise<void> {
  const { drawnPages, memberParts } = await buildForNode(path.join(root, 'node_modules/.cache/prerender'));
  const built = await inOnePiece(path.join(dist, 'index.html'), dist);
  const files = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as unknown;
  for (const [address, html] of await drawnPages(built, files)) {
    const file = path.join(dist, 'pages', `${address}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await writeFile(path.join(dist, 'pages/members.json'), JSON.stringify(await memberParts(files)));
  for (const script of ['ahead', 'begin']) await buildInline(script, path.join(dist, 'pages'));
}

/** Styles and mark stand in the page: its first look waits for nothing else, and its scripts give way to what it shows. */
async function inOnePiece(page: string, dist: string): Promise<string> {
  const read = async (file: string) => (await readFile(path.join(dist, file), 'utf8')).trim();
  let html = await readFile(page, 'utf8');
  const put = async (mark: RegExp, make: (found: string) => Promise<string> | string) => {
    const [whole, found = ''] = mark.exec(html) ?? [];
    if (!whole) throw new Error(`The built page has no ${String(mark)}`);
    const made = await make(found);
    html = html.replace(mark, () => made);
  };
  await put(
    /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/,
    async (file) => `<style nonce="iskra-style-nonce">${await read(file)}</style>`,
  );
  await put(/<img src="\/(spark\.svg)"[^>]*>/, async (file) =>
    (await read(file)).replace('width="48" height="48"', 'aria-hidden="true" width="72" height="72"'),
  );
  html = inTasks(html).replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
  await writeFile(page, html);
  return html;
}

/**
 * What the first script imports runs before it as scripts of their own: each is a task, so that a press is heard between
 * them, and the first runs while the last is on its way. Marks stand around them, where the server lets them wait.
 */
function inTasks(html: string): string {
  const [entry = ''] = /<script type="module"[^>]*><\/script>/.exec(html) ?? [];
  const imported = [...html.matchAll(/<link rel="modulepreload"([^>]*) href=("[^"]+")>/g)];
  if (!entry || imported.length === 0) throw new Error('The built page names no scripts');
  const scripts = imported.map(([, rest, file]) => `<script type="module"${rest} src=${file}></script>`);
  return imported
    .reduce((without, [link]) => without.replace(link, ''), html)
    .replace(entry, () => `<!--iskra-code-->${[...scripts, entry].join('')}<!--/iskra-code-->`);
}

/** What stands in a member's document as it is; a script of a page is no module there. */
async function buildInline(script: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(root, 'packages/app'),
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, `packages/app/src/ahead/${script}.ts`),
        output: { entryFileNames: `${script}.js`, format: 'iife' },
      },
    },
  });
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
      rolldownOptions: {
        output: { entryFileNames: 'main.js', codeSplitting: false },
        // "use client" says nothing to a build that is one file.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
      },
    },
  });
  return (await import(pathToFileURL(path.join(outDir, 'main.js')).href)) as Prerender;
}

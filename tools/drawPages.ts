import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { leanTemplates } from './leanTemplates';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What `packages/app/prerender/main.ts` gives; its own types belong to a page, not to Node. */
interface Prerender {
  readonly drawnPages: (built: string, files: unknown) => Promise<ReadonlyMap<string, string>>;
  readonly memberParts: (files: unknown) => unknown;
}

/**
 * Draws the pages that visitors see before any script, beside the built page, in `pages/`; of members' pages it writes
 * down what each loads, and the script by which their document asks for it.
 */
export async function drawPages(dist: string): Promise<void> {
  const { drawnPages, memberParts } = await buildForNode(path.join(root, 'node_modules/.cache/prerender'));
  const built = await withStyles(await readFile(path.join(dist, 'index.html'), 'utf8'), dist);
  const files = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as unknown;
  for (const [address, html] of await drawnPages(built, files)) {
    const file = path.join(dist, 'pages', `${address}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await writeFile(path.join(dist, 'pages/members.json'), JSON.stringify(memberParts(files)));
  await buildAhead(path.join(dist, 'pages'));
}

/** The few styles that are a file stand in the page: the first picture waits for nothing else. */
async function withStyles(html: string, dist: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/;
  const [, file] = link.exec(html) ?? [];
  if (!file) throw new Error('The built page links to no style sheet');
  const css = await readFile(path.join(dist, file), 'utf8');
  return html.replace(link, () => `<style nonce="iskra-style-nonce">${css.trim()}</style>`);
}

/** What stands in a member's document as it is; a script of a page is no module there. */
async function buildAhead(outDir: string): Promise<void> {
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
        input: path.join(root, 'packages/app/src/ahead/main.ts'),
        output: { entryFileNames: 'ahead.js', format: 'iife' },
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

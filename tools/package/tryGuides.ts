import path from 'node:path';
import type { Browser } from 'playwright';
import { openPage, watchPage } from './actAsMember';
import { guideDeeds } from './guideDeeds';
import { appGuides } from './guides';
import { runVite } from './runVite';

/** Builds the project that the guide for Vite describes, into what the sample project serves. */
export function buildViteGuide(folder: string): void {
  const outDir = path.join(folder, 'dist/guide-of-vite');
  runVite(
    path.join(folder, 'guides/vite'),
    'production',
    '--base',
    './',
    '--outDir',
    outDir,
    '--emptyOutDir',
  );
}

/** Does in each guide's hydrated page, and in Vite's own, what a reader would; answers what is wrong. */
export async function tryGuides(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const name of appGuides()) {
    const deed = guideDeeds[name];
    if (!deed) faults.push(`docs/${name}.md: nobody uses its app; guideDeeds.ts says how`);
    const found = deed ? await openPage(browser, `${address}development/${name}.html`, deed) : [];
    faults.push(...found.map((fault) => `docs/${name}.md: ${fault}`));
  }
  const { vite = async () => {} } = guideDeeds;
  const drawn = await watchPage(browser, `${address}guide-of-vite/index.html`, vite);
  return [...faults, ...drawn.map((fault) => `docs/vite.md, as it is started: ${fault}`)];
}

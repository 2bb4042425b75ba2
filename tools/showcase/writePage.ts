import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderPage, type SitePage } from './page';

/** Writes a page at its place under the site's folder. */
export function writePage(site: string, page: SitePage): void {
  const file = path.join(site, page.place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, renderPage(page));
}

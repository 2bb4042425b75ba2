import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../runStep';
import { relativeTo } from './page';
import { renderMarkdown } from './renderMarkdown';
import { SourcePages } from './SourcePages';
import { writePage } from './writePage';

const documents = ['*.md', 'docs/**/*.md', 'packages/*/*.md', '.changeset/README.md'];
const placeOf = (file: string) => `docs/${file}.html`;

/** Every document of the repository as a page, with the sources it names beside it; answers how many there are. */
export function writeDocuments(site: string): number {
  const files = globSync(documents, { cwd: root, dot: true }).sort();
  const sources = new SourcePages();
  for (const file of files) writeDocument(site, file, new Set(files), sources);
  sources.write(site);
  return files.length;
}

function writeDocument(
  site: string,
  file: string,
  documents: ReadonlySet<string>,
  sources: SourcePages,
): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  const place = placeOf(file);
  const relink = (address: string) => {
    if (/^([a-z][a-z+.-]*:|\/\/|#)/i.test(address)) return address;
    const [target = '', anchor] = address.split('#', 2);
    const aim = path.posix.join(path.posix.dirname(file), decodeURIComponent(target));
    const there = documents.has(aim) ? placeOf(aim) : placeOfOther(site, aim, anchor, sources);
    return relativeTo(place, there) + (anchor === undefined ? '' : `#${anchor}`);
  };
  const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
  writePage(site, { place, title: `${title} · Iskra`, body: renderMarkdown(text, relink) });
}

/** Pictures are copied as they are, code becomes a page. */
function placeOfOther(site: string, file: string, anchor: string | undefined, sources: SourcePages): string {
  if (!/\.(png|jpg|svg|webp|avif|pdf)$/.test(file)) return sources.add(file, anchor);
  const place = `docs/${file}`;
  mkdirSync(path.dirname(path.join(site, place)), { recursive: true });
  if (statSync(path.join(root, file)).isFile()) copyFileSync(path.join(root, file), path.join(site, place));
  return place;
}

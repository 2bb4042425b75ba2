import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';
import { escapeHtml, relativeTo } from './page';
import { writePage } from './writePage';

/** The code that documents name: files as pages with the names they link to, folders as lists. */
export class SourcePages {
  private readonly anchors = new Map<string, Set<string>>();

  /** The place of a file or folder in the site; its page will know the anchor. */
  add(file: string, anchor?: string): string {
    const known = this.anchors.get(file) ?? new Set<string>();
    if (anchor !== undefined) known.add(decodeURIComponent(anchor));
    this.anchors.set(file, known);
    return placeOf(file);
  }

  write(site: string): void {
    for (const [file, anchors] of [...this.anchors]) {
      const isFolder = statSync(path.join(root, file)).isDirectory();
      const body = isFolder ? this.listOf(file) : codeOf(file, anchors);
      const title = path.posix.normalize(file).replace(/\/$/, '');
      writePage(site, { place: placeOf(file), title, body: `<h1>${escapeHtml(title)}</h1>${body}` });
    }
  }

  /** What lies in a folder; the files that are in the site are links. */
  private listOf(folder: string): string {
    const lines = readdirSync(path.join(root, folder))
      .sort()
      .map((name) => {
        const file = path.posix.join(folder, name);
        const isHere = this.anchors.has(file);
        const text = escapeHtml(name);
        return `<li>${isHere ? `<a href="${relativeTo(placeOf(folder), placeOf(file))}">${text}</a>` : text}</li>`;
      });
    return `<ul>${lines.join('')}</ul>`;
  }
}

const placeOf = (file: string) => `source/${path.posix.normalize(file).replace(/\/$/, '')}.html`;

/** Lines of code; the first that says a linked name bears it as its anchor. */
function codeOf(file: string, anchors: ReadonlySet<string>): string {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const names = new Map([...anchors].map((name) => [lines.findIndex((line) => says(line, name)), name]));
  const html = lines.map((line, at) => {
    const name = names.get(at);
    return `<span${name === undefined ? '' : ` id="${escapeHtml(name)}"`}>${escapeHtml(line)}</span>`;
  });
  return `<pre class="source" tabindex="0"><code>${html.join('\n')}</code></pre>`;
}

function says(line: string, name: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$-])${literal}(?![\\w$-])`).test(line);
}

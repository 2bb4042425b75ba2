import path from 'node:path';
import { headingAnchors, linkTargets } from './markdown';

/** What the check asks of the disk; paths are relative to the repository's root. */
export interface Files {
  readonly kindOf: (file: string) => 'file' | 'folder' | undefined;
  readonly read: (file: string) => string;
}

/**
 * What is wrong with the relative links of one Markdown file. The target must exist; an anchor must be a heading of a
 * Markdown file, or a name that stands as a whole word in any other file. Addresses of the web are not asked for.
 */
export function findBrokenLinks(file: string, files: Files): string[] {
  const problems = linkTargets(files.read(file)).map((target) => [target, problemOf(file, target, files)]);
  return problems.flatMap(([target, problem]) => (problem ? [`${file}: ${target} ${problem}`] : []));
}

function problemOf(file: string, target: string, files: Files): string | undefined {
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(target)) return undefined;
  const [address = '', anchor] = target.split('#', 2).map(decodeURIComponent);
  const place = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
  if (address.startsWith('/') || place.startsWith('..')) return 'leads out of the repository';
  const kind = files.kindOf(place);
  if (kind === undefined) return 'leads nowhere';
  if (anchor === undefined) return undefined;
  return kind === 'folder' ? 'has an anchor in a folder' : anchorProblem(place, anchor, files);
}

function anchorProblem(place: string, anchor: string, files: Files): string | undefined {
  const text = files.read(place);
  if (place.endsWith('.md')) return headingAnchors(text).has(anchor) ? undefined : 'names no heading';
  // The next change above it would move the line.
  if (/^L\d/.test(anchor)) return 'names a line: name a symbol';
  return hasName(text, anchor) ? undefined : 'names nothing in that file';
}

function hasName(text: string, name: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$-])${literal}(?![\\w$-])`).test(text);
}

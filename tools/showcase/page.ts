import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';

const tokens = readFileSync(path.join(root, 'packages/ui/tokens/iskra.css'), 'utf8');
const own = readFileSync(path.join(import.meta.dirname, 'showcase.css'), 'utf8');

/** The site's one stylesheet: the kit's tokens, and what its pages make of them. */
export const stylesheet = `${tokens}\n${own}`;

const places: readonly (readonly [string, string])[] = [
  ['index.html', 'Iskra'],
  ['storybook/index.html', 'Storybook'],
  ['docs/docs/architecture.md.html', 'Docs'],
  ['api/index.html', 'API'],
  ['sizes.html', 'Sizes'],
  ['docs/docs/performance.md.html', 'Measurements'],
  ['docs/docs/spec/where.md.html', 'Requirements'],
];

export interface SitePage {
  /** Its place in the site, with slashes. */
  readonly place: string;
  readonly title: string;
  /** The inside of `main`, HTML. */
  readonly body: string;
  /** More for `head`, HTML. */
  readonly head?: string;
}

/** A whole page; all addresses are relative to its place, so the site may lie under any path. */
export function renderPage({ place, title, body, head = '' }: SitePage): string {
  const links = places.map(([target, name]) => {
    const current = target === place ? ' aria-current="page"' : '';
    return `<li><a href="${relativeTo(place, target)}"${current}>${name}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${relativeTo(place, 'spark.svg')}">
<link rel="stylesheet" href="${relativeTo(place, 'showcase.css')}">${head}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<nav aria-label="Site"><ul>${links.join('')}</ul></nav>
<main id="main">${body}</main>
</body>
</html>
`;
}

/** The way from one place of the site to another. */
export function relativeTo(place: string, target: string): string {
  return path.posix.relative(path.posix.dirname(place), target);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

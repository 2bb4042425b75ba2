/** A Markdown file without its code, so that an example is neither a link nor a heading. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/^ *(```|~~~)[\s\S]*?^ *\1.*$/gm, '').replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, 'code');
}

/** Where the links, pictures and reference definitions of a Markdown file lead, as written. */
export function linkTargets(markdown: string): string[] {
  const text = withoutCode(markdown);
  const inline = text.matchAll(/\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g);
  const defined = text.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm);
  return [...inline, ...defined].map(([, target = '']) => target);
}

/** The anchors that the forge makes of headings: lower case, no punctuation, hyphens; the second of two equal ones ends in -1. */
export function headingAnchors(markdown: string): Set<string> {
  const anchors = new Set<string>();
  const withoutFences = markdown.replace(/^ *(```|~~~)[\s\S]*?^ *\1.*$/gm, '');
  for (const [, heading = ''] of withoutFences.matchAll(/^#{1,6} +(.+?)(?: +#+)?$/gm)) {
    const anchor = anchorOf(heading);
    let count = 0;
    while (anchors.has(count === 0 ? anchor : `${anchor}-${count}`)) count += 1;
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

function anchorOf(heading: string): string {
  const text = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replace(/ /g, '-');
}

import { Marked } from 'marked';
import { gfmHeadingId } from 'marked-gfm-heading-id';

/** Markdown as HTML, with the anchors that links name; `relink` says where an address of the repository is in the site. */
export function renderMarkdown(text: string, relink: (address: string) => string): string {
  const marked = new Marked(gfmHeadingId(), {
    walkTokens: (token) => {
      if (token.type === 'link' || token.type === 'image') token['href'] = relink(String(token['href']));
    },
  });
  const html = marked.parse(text, { async: false });
  return html
    .replaceAll('<table>', '<div class="table" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}

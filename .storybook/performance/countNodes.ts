/** What of an element is asked for. */
interface Node {
  readonly id: string;
  readonly className: string;
  readonly localName: string;
  querySelectorAll(selector: '*'): { readonly length: number };
}

const notDrawn = ['script', 'style', 'link', 'template'];

/** Storybook's own messages, and the place of docs pages. */
const isStorybooks = ({ id, className }: Node) => id === 'storybook-docs' || /\bsb-/.test(className);

/** How many elements a story has on the page, with what it opened above the page. */
export function countNodes(page: Iterable<Node>): number {
  const own = [...page].filter((node) => !notDrawn.includes(node.localName) && !isStorybooks(node));
  return own.reduce((sum, node) => sum + 1 + node.querySelectorAll('*').length, 0);
}

/**
 * What a browser's translation does to a page, for `addInitScript`: each text goes, and two nested `font` elements with
 * other words come in its place; so does each text that the page makes or changes later, but not where `translate` is "no".
 */
export function translating(): void {
  const isLeft = (text: Text) =>
    text.data.trim() === '' ||
    !text.parentElement ||
    text.parentElement.closest('font, script, style, textarea, svg, [translate="no"]') !== null;
  const put = (text: Text) => {
    if (isLeft(text)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const putAll = (node: Node) => {
    if (node instanceof Text) return put(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(put);
  };
  const begin = () => {
    putAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) putAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  // A text that React has not yet taken over would be a difference of its own: not of those that are looked for here.
  addEventListener('iskra:awake', begin, { once: true });
}

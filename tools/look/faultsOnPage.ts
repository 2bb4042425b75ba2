/**
 * What a designer would point at on the page that is open: sideways scroll, text that is cut off or lies on other text.
 * Runs in the browser, so it may use nothing from outside itself.
 */
export function faultsOnPage(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1)
    faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

  interface Piece {
    readonly element: HTMLElement;
    readonly text: string;
    readonly box: DOMRect;
    readonly layer: Element;
  }

  const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
  const styleOf = (element: Element) => getComputedStyle(element);

  /** Fixed parts lie above the page on purpose. */
  function layerOf(element: Element): Element {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (styleOf(at).position === 'fixed' || at.getAttribute('role') === 'dialog') return at;
    return document.body;
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** Text for readers of the screen only is cut on purpose. */
  function isForReaders(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, clip } = styleOf(at);
      if (clipPath.startsWith('inset(50%') || clip.startsWith('rect(0')) return true;
    }
    return false;
  }

  function pieces(): Piece[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Piece[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      const text = node.data.trim();
      if (!text || !element || element.closest('script, style, [data-story-fault], option, .sb-wrapper'))
        continue;
      if (!isSeen(element) || isForReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) found.push({ element, text, box, layer: layerOf(element) });
    }
    return found;
  }

  const ellipsis = (element: Element) => {
    const style = styleOf(element);
    return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  };

  /** Hidden by a box that neither scrolls nor says by an ellipsis that there is more. */
  function cutBy({ element, box }: Piece): string | undefined {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at);
      if (ellipsis(at) || position === 'fixed') return undefined;
      const edge = at.getBoundingClientRect();
      const [hidesX, hidesY] = [overflowX, overflowY].map((value) => value === 'hidden' || value === 'clip');
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
      const isBesideIt =
        box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom;
      // What is wholly outside is a page of a carousel, a row of a wheel: not there yet.
      if ((hidesX || hidesY) && isBesideIt) return undefined;
      if (hidesX && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) return 'in its width';
      if (hidesY && (box.bottom > edge.bottom + box.height / 4 || box.top < edge.top - box.height / 4))
        return 'in its height';
    }
    return undefined;
  }

  const pieceList = pieces();
  for (const piece of pieceList) {
    const how = cutBy(piece);
    if (how) faults.push(`“${shorten(piece.text)}” is cut off ${how}`);
  }

  function covers(element: Element): boolean {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const isClear = backgroundColor === 'transparent' || /, 0(\.[0-4]\d*)?\)$/.test(backgroundColor);
    return !isClear || backgroundImage !== 'none' || element.matches('img, video, canvas');
  }

  /** Nothing that one cannot see through stands before it. */
  function isOnTop({ element, box }: Piece): boolean {
    if (box.width < 1 || box.height < 1) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || element.contains(above) || above.contains(element)) return true;
      if (covers(above)) return false;
    }
    return true;
  }

  /** What a scrolled or cut-off box leaves to be seen. */
  function withinBoxes(piece: Piece): Piece {
    let { left, top, right, bottom } = piece.box;
    for (let at: HTMLElement | null = piece.element; at; at = at.parentElement) {
      if (styleOf(at).overflow === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { ...piece, box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)) };
  }

  const onTop = pieceList.map(withinBoxes).filter(isOnTop);
  for (const [at, one] of onTop.entries())
    for (const other of onTop.slice(at + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const room = Math.min(one.box.height, other.box.height) / 3;
      if (across > 3 && down > room) faults.push(`“${shorten(one.text)}” lies on “${shorten(other.text)}”`);
    }
  return [...new Set(faults)];
}

interface Piece {
  readonly node: Text;
  readonly element: HTMLElement;
  readonly text: string;
  readonly box: DOMRect;
  readonly layer: Element;
}

/** A page of any engine. */
interface Evaluating {
  evaluate: (expression: string) => Promise<string[]>;
}

/**
 * What a designer would point at on the page that is open: sideways scroll, text that is cut off, broken into letters or lies on other text.
 * The functions below go into the page as they are written, so they may use nothing but each other.
 */
export function faultsOnPage(page: Evaluating): Promise<string[]> {
  return page.evaluate(`(() => { ${inPage.join('\n')}\nreturn look(); })()`);
}

const inPage = [
  ...[look, sidewaysScroll, cutPieces, overlaps, liesOn, areSeenTogether],
  ...[pieces, boxOf, isSeen, isForReaders, layerOf, floats],
  ...[brokenPieces, isBroken, cutBy, isEllipsis, isOnTop, covers, withinBoxes, shorten],
];

function look(): string[] {
  const found = pieces();
  return [...new Set([...sidewaysScroll(), ...cutPieces(found), ...brokenPieces(found), ...overlaps(found)])];
}

function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth + 1 ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
}

function cutPieces(found: readonly Piece[]): string[] {
  return found.flatMap((piece) => {
    const how = cutBy(piece);
    return how ? [`“${shorten(piece.text)}” is cut off ${how}`] : [];
  });
}

function brokenPieces(found: readonly Piece[]): string[] {
  return found.filter(isBroken).map(({ text }) => `“${shorten(text)}” is broken into letters`);
}

/** On average less than two letters stand on a line: nobody reads a word downwards. */
function isBroken({ element, text }: Piece): boolean {
  const lines = new Set<number>();
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() !== text) continue;
    range.selectNodeContents(node);
    for (const { top } of range.getClientRects()) lines.add(Math.round(top));
  }
  return text.length > 2 && lines.size > 2 && text.length / lines.size < 2;
}

function overlaps(found: readonly Piece[]): string[] {
  const onTop = found.map(withinBoxes).filter(isOnTop);
  return onTop.flatMap((one, at) =>
    onTop
      .slice(at + 1)
      .filter((other) => liesOn(one, other) && areSeenTogether(one, other))
      .map((other) => `“${shorten(one.text)}” lies on “${shorten(other.text)}”`),
  );
}

function liesOn(one: Piece, other: Piece): boolean {
  if (one.layer !== other.layer || one.element === other.element) return false;
  if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return across > 3 && down > Math.min(one.box.height, other.box.height) / 3;
}

/** Nothing can be asked about a place outside the window: there a card behind another one seems to be on top. */
function areSeenTogether(one: Piece, other: Piece): boolean {
  one.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return [one, other].every((piece) => isOnTop(withinBoxes({ ...piece, box: boxOf(piece.node) })));
}

/** The texts of the page that can be seen. */
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
    const box = boxOf(node);
    if (box.width > 1 && box.height > 1) found.push({ node, element, text, box, layer: layerOf(element) });
  }
  return found;
}

function boxOf(node: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Text for readers of the screen only is cut on purpose. */
function isForReaders(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, clip } = getComputedStyle(at);
    if (clipPath.startsWith('inset(50%') || clip.startsWith('rect(0')) return true;
  }
  return false;
}

/** Fixed parts lie above the page on purpose, and what only floats over a list, untouchable and unread. */
function layerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed' || at.getAttribute('role') === 'dialog' || floats(at))
      return at;
  return document.body;
}

function floats(element: Element): boolean {
  const { position, pointerEvents } = getComputedStyle(element);
  const isOrnament = position === 'absolute' && pointerEvents === 'none';
  return isOrnament && element.getAttribute('aria-hidden') === 'true';
}

/** Hidden by a box that neither scrolls nor says by an ellipsis that there is more. */
function cutBy({ element, box }: Piece): string | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (isEllipsis(at) || position === 'fixed') return undefined;
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

function isEllipsis(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
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

function covers(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const isClear = backgroundColor === 'transparent' || /, 0(\.[0-4]\d*)?\)$/.test(backgroundColor);
  return !isClear || backgroundImage !== 'none' || element.matches('img, video, canvas');
}

/** What a scrolled or cut-off box leaves to be seen. */
function withinBoxes(piece: Piece): Piece {
  let { left, top, right, bottom } = piece.box;
  for (let at: HTMLElement | null = piece.element; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue;
    const edge = at.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { ...piece, box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)) };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

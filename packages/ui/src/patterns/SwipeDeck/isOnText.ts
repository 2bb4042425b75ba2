const pressable = 'a, button, input, textarea, select, label, summary, [role=button], [draggable=true]';

// [B1.4]
/** Whether a point lies on letters that may be selected, so that a mouse selects there instead of dragging. */
export function isOnText(target: Element, x: number, y: number): boolean {
  if (target.closest(pressable) || getComputedStyle(target).userSelect === 'none') return false;
  return [...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && covers(node, x, y));
}

function covers(text: Node, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

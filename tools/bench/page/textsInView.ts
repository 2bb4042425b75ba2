/** Texts of the page that are in view: neither hidden, nor out of the window, nor for screen readers alone. */
export function textsInView(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isInView(node as Text)) texts.push(node.nodeValue?.trim() ?? '');
  return texts;
}

function isInView(text: Text): boolean {
  const parent = text.parentElement;
  if (!text.data.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const { top, bottom, left, right } = range.getBoundingClientRect();
  // Text for screen readers alone is cut to a box of one pixel.
  const box = parent.getBoundingClientRect();
  const isShown = Math.min(box.width, box.height) > 1;
  return isShown && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** An element that is seen: its way down from the page, e.g. `div.0/main.1`, and its size in CSS px. */
export interface Box {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The boxes of the page that are more than a text or a picture. Goes into the page as it is. */
export function boxes(): Box[] {
  const found: Box[] = [];
  const walk = (element: Element, path: string) => {
    if (!element.checkVisibility()) return;
    const { width, height } = element.getBoundingClientRect();
    const isText = element.children.length === 0 && element.textContent !== '';
    if (!isText) found.push({ path, width: Math.round(width), height: Math.round(height) });
    if (element.matches('svg, img')) return;
    [...element.children].forEach((child, at) => walk(child, `${path}/${child.tagName.toLowerCase()}.${at}`));
  };
  for (const [at, child] of [...document.body.children].entries())
    if (!child.matches('script, style, [class^=sb-], #storybook-docs')) walk(child, `${at}`);
  return found;
}

/** Engines break lines elsewhere, and draw what is the device's own. */
const isOtherwise = (one: number, other: number) =>
  Math.abs(one - other) > 30 && Math.min(one, other) < 0.7 * Math.max(one, other);

/** The innermost boxes that have another size than in the reference, in words. */
export function otherwise(reference: readonly Box[], seen: readonly Box[]): string[] {
  const expected = new Map(reference.map((box) => [box.path, box]));
  const odd = seen.filter(({ path, width, height }) => {
    const box = expected.get(path);
    if (!box || box.width * box.height + width * height === 0) return false;
    return isOtherwise(box.width, width) || isOtherwise(box.height, height);
  });
  return odd
    .filter(({ path }) => !odd.some((other) => other.path.startsWith(`${path}/`)))
    .map(({ path, width, height }) => {
      const { width: usualWidth, height: usualHeight } = expected.get(path) as Box;
      return `${path} is ${width}x${height} px, ${usualWidth}x${usualHeight} in Chromium`;
    });
}

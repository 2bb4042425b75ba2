import type { Locator } from 'playwright';

/** What an element of a page looks like. */
export interface ElementStyles {
  /** Where it is, for a reader. */
  readonly element: string;
  readonly styles: Readonly<Record<string, string>>;
}

/** Colours, text and the box; not sizes, which follow the room that the page leaves. */
const properties = [
  ...['color', 'background-color', 'background-image', 'opacity', 'color-scheme', 'fill', 'outline-style'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
  ...['text-align', 'direction', 'text-transform', 'text-decoration-line', 'white-space-collapse'],
  ...['box-sizing', 'display', 'float', 'margin', 'padding', 'border-radius', 'list-style-type', 'resize'],
  ...['border-top-width', 'border-bottom-width', 'border-top-style', 'border-top-color'],
] as const;

/** The computed styles of an element and of all within it. */
export function stylesWithin(locator: Locator): Promise<readonly ElementStyles[]> {
  // No function in it has a name: the runner would wrap it in one of its own, which the page does not have.
  return locator.evaluate(
    (root, names) =>
      [root, ...root.querySelectorAll('*:not(style)')].map((element) => {
        const computed = getComputedStyle(element);
        const text = element.childElementCount === 0 ? (element.textContent ?? '').slice(0, 20) : '';
        return {
          element: `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} ${text}`.trim(),
          styles: Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)])),
        };
      }),
    properties,
  );
}

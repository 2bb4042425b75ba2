import type { DrawnPage } from './drawPages';

/** What would not survive the way to the browser, though it looks well in the markup. */
export function faultsOf({ path, looks, styles }: DrawnPage): string[] {
  const markups = Object.values(looks).map(({ markup }) => markup);
  const faults = [
    [
      markups.some((markup) => / style="/.test(markup)),
      'an element has a style of its own, which the policy refuses',
    ],
    [markups.some((markup) => /<!--\$[?!]-->|<script/.test(markup)), 'a part waits for a script'],
    [!markups.every((markup) => /<h1/.test(markup)), 'it has no heading: it shows nothing yet'],
    [/\[id="(?!sc-\w+-\d+"|sc-keyframes-)/.test(styles), 'a styled part is named by the order of modules'],
  ] as const;
  return faults.filter(([isThere]) => isThere).map(([, words]) => `${path}: ${words}`);
}

import { median } from '../median';
import type { Audit } from './auditPage';

/** A load that was judged, and one of the same page that nobody inspected. */
export interface Judged extends Audit {
  /** How long the page was blocked, in ms. */
  readonly uninspected: number;
}

const columns = [
  'page',
  'performance',
  'single loads',
  'first picture',
  'largest',
  'blocked',
  'not inspected',
  'others',
  'processor',
];

/**
 * The medians of each page's loads as a table; the others are accessibility, best practices and SEO at their lowest, the
 * processor its speed as Lighthouse counts it.
 */
export function pageTable(audits: ReadonlyMap<string, readonly Judged[]>): string {
  const rows = [...audits].map(([page, loads]) => [`\`${page}\``, ...cellsOf(loads)]);
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(loads: readonly Judged[]): string[] {
  const middle = (of: keyof Judged) => median(loads.map((load) => load[of]));
  const scores = loads.map(({ performance }) => performance).sort((a, b) => a - b);
  const others = loads.flatMap((load) => [load.accessibility, load.bestPractices, load.seo]);
  return [
    String(middle('performance')),
    scores.join(' '),
    `${(middle('firstPicture') / 1000).toFixed(1)} s`,
    `${(middle('largest') / 1000).toFixed(1)} s`,
    `${Math.round(middle('blocked'))} ms`,
    `${Math.round(middle('uninspected'))} ms`,
    String(Math.min(...others)),
    String(Math.round(middle('processor'))),
  ];
}

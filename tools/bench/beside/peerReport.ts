import type { Run } from '../playAll';
import { compare, excluded, type Comparison, type Spread } from './compare';
import type { PeerSubject } from './PeerSubject';

/** Head of the table, as Markdown. */
export const tableHead = [
  '| scenario | × best peer (its name; spread) | × floor (spread) | goal | met | medians, ms |',
  '| --- | --- | --- | --- | --- | --- |',
];

/** A subject's rows of the table. */
export function rowsOf(subject: PeerSubject, runs: readonly Run[]): string[] {
  return compare(subject, runs).map((found) => row(subject, found));
}

/** A line for each contender that did not count, with the reason. */
export function notCounted(subject: PeerSubject, runs: readonly Run[]): string[] {
  return excluded(subject, runs).map(({ contender, fault }) => `${contender} is not counted: ${fault}`);
}

function row({ name }: PeerSubject, { measure, best, floor, goal, isMet, medians }: Comparison): string {
  const cells = [
    `${name}: ${measure}`,
    best ? `${times(best.times)} ${libraryOf(best.name)}` : 'no peer counts',
    floor ? times(floor) : '-',
    `${goal.peer}${goal.floor ? ` (${goal.floor})` : ''}`,
    isMet ? 'yes' : 'no',
    Object.entries(medians)
      .map(([contender, median]) => `${libraryOf(contender)} ${median.toFixed(1)}`)
      .join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const times = ({ ratio, low, high }: Spread) =>
  `${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** `deck.framer-motion` is framer-motion. */
const libraryOf = (contender: string) => contender.slice(contender.indexOf('.') + 1);

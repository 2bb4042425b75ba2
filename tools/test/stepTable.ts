import type { Step } from './steps';

/** The steps as docs/testing.md shows them. */
export function stepTable(steps: readonly Pick<Step, 'name' | 'what' | 'changed'>[]): string {
  const rows = [
    ['step', 'what it is for', '`--changed` runs'],
    ...steps.map(({ name, what, changed }) => [name, what, changed]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

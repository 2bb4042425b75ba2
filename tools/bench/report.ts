import { median } from './median';
import type { Run } from './playAll';
import type { Measure, Subject } from './Subject';

/** Prints every measure of a subject as the ratio of medians, with the spread of the single repeats. */
export function report({ name, measures }: Subject, runs: readonly Run[]): void {
  for (const measure of measures) {
    const ours = found(runs, measure.contender, measure.name);
    const floor = found(runs, measure.floor, measure.name);
    const ratio = median(ours) / median(floor);
    const low = Math.min(...ours) / median(floor);
    const high = Math.max(...ours) / median(floor);
    const judged = ratio <= measure.goal ? 'reached' : 'missed';
    console.log(
      `${`${name}: ${title(measure)}`.padEnd(46)} ${times(ratio)} (${times(low)} to ${times(high)})` +
        `  goal ${measure.goal.toFixed(2)} ${judged}` +
        `  [${milliseconds(ours)} beside ${milliseconds(floor)}]`,
    );
  }
}

function title({ name, contender, floor }: Measure): string {
  return floor.endsWith('floor') ? name : `${name}, ${contender} beside ${floor}`;
}

const found = (runs: readonly Run[], contender: string, measure: string) =>
  runs.filter((run) => run.contender === contender).map(({ findings }) => findings[measure] ?? NaN);

const times = (ratio: number) => ratio.toFixed(2).padStart(5);
const milliseconds = (numbers: readonly number[]) => `${median(numbers).toFixed(1)} ms`;

interface Timed {
  readonly name: string;
  /** Seconds after the begin of the run. */
  readonly began: number;
  readonly seconds: number;
}

const width = 60;

/** When each step ran, a line each in the order of their begin: a gap on the right of two lines is a core without work. */
export function drawTimeline(steps: readonly Timed[]): string[] {
  const end = Math.max(1, ...steps.map(({ began, seconds }) => began + seconds));
  const column = (second: number) => Math.round((second / end) * width);
  return steps
    .toSorted((a, b) => a.began - b.began)
    .map(({ name, began, seconds }) => {
      const from = Math.min(column(began), width - 1);
      const long = Math.max(1, column(began + seconds) - from);
      return `${name.padEnd(17)}${String(began).padStart(5)} s  ${' '.repeat(from)}${'='.repeat(long)}`;
    });
}

export interface Job {
  readonly name: string;
  /** How many of the cores it keeps busy; one unless said, none for what mostly waits. */
  readonly cores?: number;
  /** Jobs that must have ended before, where they run at all. */
  readonly after?: readonly string[];
}

/**
 * Runs jobs beside each other as far as the cores reach. The first that fits begins, so that a small one goes ahead of
 * a large one that waits; with all cores free the first in line always fits.
 *
 * @returns the results in the order of the jobs
 */
export async function runInLanes<Result>(
  jobs: readonly (Job & { readonly run: () => Promise<Result> })[],
  cores: number,
): Promise<Result[]> {
  const waiting = [...jobs];
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const costOf = ({ cores: wanted = 1 }: Job) => Math.min(wanted, cores);
  let free = cores;
  const isToWaitFor = (name: string) => jobs.some((job) => job.name === name) && !results.has(name);
  const fits = (job: Job) => costOf(job) <= free && !job.after?.some(isToWaitFor);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(fits);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      free -= costOf(next);
      const end = (result: Result) => {
        free += costOf(next);
        results.set(next.name, result);
        running.delete(next.name);
      };
      running.set(next.name, next.run().then(end));
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`Nothing can begin: ${waiting.map(({ name }) => name).join(', ')} wait in a circle`);
  }
  return jobs.map(({ name }) => results.get(name) as Result);
}

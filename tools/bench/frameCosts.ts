/** An event of a Chromium trace, times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread within the event. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A trace as Chromium writes it. */
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** What a trace must hold for `frameCosts`. */
export const traceCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const displayed = 1_000_000 / 60;

/**
 * Main-thread processor time in each sixtieth of a second of a trace, milliseconds. Time is cut evenly instead of at
 * the page's own frames: a page that leaves an animation to the compositor draws fewer of them.
 */
export function frameCosts({ traceEvents }: Trace): number[] {
  const tasks = mainThread(traceEvents).filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined);
  const start = Math.min(...tasks.map(({ ts }) => ts));
  const end = Math.max(...tasks.map(({ ts }) => ts));
  const costs = Array.from({ length: Math.floor((end - start) / displayed) + 1 }, () => 0);
  for (const { ts, tdur = 0 } of tasks) {
    const at = Math.floor((ts - start) / displayed);
    costs[at] = (costs[at] ?? 0) + tdur / 1000;
  }
  return costs;
}

/** Events of the busiest page's main thread; a browser keeps spare ones. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const each = mains.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  return each.reduce((most, one) => (one.length > most.length ? one : most), []);
}

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** Timers of a minute and more; shorter ones are the page's own breath and go on by themselves. */
const longMs = 60_000;

/** The clock of a story's page. */
export interface PageClock {
  /** Goes on to that moment; what waited for it happens. */
  passTo(moment: Date): void;
  /** The machine sleeps until that moment: no timer rings. */
  sleepTo(moment: Date): void;
  /** Gives the page the real time back. */
  stop(): void;
}

let running: PageClock | undefined;

/** The clock of the page that is open, if one was set. */
export const runningPageClock = (): PageClock | undefined => running;

/** Sets the page's clock; it runs on from there. There is one at a time: a second one would outlive the first. */
export function setPageClock(start: Date): PageClock {
  running?.stop();
  const { Date: RealDate, setTimeout: realTimeout, clearTimeout: realClear } = window;
  const alarms = new Map<number, Alarm>();
  let lastId = 0;
  let ahead = start.getTime() - RealDate.now();
  const now = () => RealDate.now() + ahead;
  const sleepTo = (moment: Date) => void (ahead = moment.getTime() - RealDate.now());

  window.Date = new Proxy(RealDate, {
    construct: (real, parts: unknown[]) => new real(...((parts.length > 0 ? parts : [now()]) as [number])),
    get: (real, key) => (key === 'now' ? now : (Reflect.get(real, key) as unknown)),
  });
  window.setTimeout = ((action: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (ms < longMs) return realTimeout(action, ms, ...given);
    const id = --lastId;
    alarms.set(id, { at: now() + ms, ring: () => action(...given) });
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = ((id: number) => void (alarms.delete(id) || realClear(id))) as typeof clearTimeout;

  const clock: PageClock = {
    sleepTo,
    passTo: (moment) => {
      sleepTo(moment);
      for (const [id, { at, ring }] of [...alarms]) if (at <= now() && alarms.delete(id)) ring();
    },
    stop: () => {
      if (running !== clock) return;
      running = undefined;
      Object.assign(window, { Date: RealDate, setTimeout: realTimeout, clearTimeout: realClear });
    },
  };
  running = clock;
  return clock;
}

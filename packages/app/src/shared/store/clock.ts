/** Time as the stores see it; tests give their own. */
export interface Clock {
  now(): Date;
  /** Runs `action` after `ms` milliseconds; returns how to cancel. */
  after(ms: number, action: () => void): () => void;
}

/** The real time. */
export const systemClock: Clock = {
  now: () => new Date(),
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
};

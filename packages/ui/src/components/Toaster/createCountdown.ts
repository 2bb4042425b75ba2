/** A timer that can be stopped and goes on with what was left, at least `minimumLeft` ms. */
export interface Countdown {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
}

const minimumLeft = 1000;

/** Calls `onEnd` after `ms` of running time; never for Infinity. */
export function createCountdown(ms: number, onEnd: () => void): Countdown {
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const run = () => {
    startedAt = Date.now();
    if (Number.isFinite(left)) timer = setTimeout(onEnd, left);
  };
  run();
  return {
    pause: () => {
      if (timer === null) return;
      stop();
      left = Math.max(Math.min(ms, minimumLeft), left - (Date.now() - startedAt));
    },
    resume: () => {
      if (timer === null) run();
    },
    cancel: stop,
  };
}

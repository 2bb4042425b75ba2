import type { Clock } from '../shared/store';

const dayMs = 24 * 60 * 60_000;
/** Not every page of the site is to ask in the same second. */
const spreadMs = 60_000;

/** Calls within the minute after each midnight by UTC, when ages change; returns how to stop. */
export function everyMidnight({ now, after }: Clock, handle: () => void): () => void {
  const untilNext = () => dayMs - (now().getTime() % dayMs) + Math.random() * spreadMs;
  let stop = after(untilNext(), begin);
  return () => stop();

  function begin(): void {
    handle();
    stop = after(untilNext(), begin);
  }
}

import type { Meter } from './Meter';

/** What Chromium tells of a frame over 50 ms. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
}

/** Times frames until the returned function is called. */
export function watchFrames(meter: Meter): () => void {
  let before: number | undefined;
  let request = requestAnimationFrame(function next(now) {
    // A hidden page draws none; that is no fault of the story.
    if (before !== undefined && !document.hidden) meter.addFrame(now - before);
    before = now;
    request = requestAnimationFrame(next);
  });
  const stopStyle = watchStyle(meter);
  return () => {
    cancelAnimationFrame(request);
    stopStyle();
  };
}

function watchStyle(meter: Meter): () => void {
  const type = 'long-animation-frame';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  meter.addStyle(0);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongFrame[])
      if (entry.styleAndLayoutStart > 0)
        meter.addStyle(entry.startTime + entry.duration - entry.styleAndLayoutStart);
  });
  observer.observe({ type });
  return () => observer.disconnect();
}

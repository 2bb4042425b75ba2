import { expect, it } from 'vitest';
import { Meter } from './Meter';

const measured = (deed: (meter: Meter) => void) => {
  const meter = new Meter();
  deed(meter);
  return meter.figures(0);
};

it('counts React’s commits, their time and the longest', () => {
  const { commits, renderMs, longestMs } = measured((meter) =>
    [2, 9, 4].forEach((ms) => meter.addCommit(ms)),
  );
  expect({ commits, renderMs, longestMs }).toEqual({ commits: 3, renderMs: 15, longestMs: 9 });
});

it('counts a frame that missed its time, not the jitter of the clock', () => {
  expect(measured((meter) => [16.6, 16.9, 17.8, 33.3].forEach((ms) => meter.addFrame(ms))).slowFrames).toBe(
    1,
  );
});

it('counts frames over 50 ms, which are slow too', () => {
  const { slowFrames, longFrames } = measured((meter) => [50, 51, 120].forEach((ms) => meter.addFrame(ms)));
  expect({ slowFrames, longFrames }).toEqual({ slowFrames: 3, longFrames: 2 });
});

it('adds up style and layout where the browser tells of them', () => {
  expect(measured(() => undefined).styleMs).toBeNull();
  expect(measured((meter) => [0, 12, 30].forEach((ms) => meter.addStyle(ms))).styleMs).toBe(42);
});

it('begins from zero, and still knows what the browser can tell', () => {
  const figures = measured((meter) => {
    meter.addCommit(5);
    meter.addFrame(80);
    meter.addStyle(7);
    meter.reset();
  });
  expect(figures).toEqual({
    ...{ commits: 0, renderMs: 0, longestMs: 0, slowFrames: 0, longFrames: 0 },
    ...{ styleMs: 0, nodes: 0 },
  });
});

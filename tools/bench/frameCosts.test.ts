import { expect, test } from 'vitest';
import { frameCosts } from './frameCosts';
import { median, percentile95 } from './median';

const main = { pid: 1, tid: 2 };
const spare = { pid: 3, tid: 4 };
const task = (at: number, cost: number) => ({ name: 'RunTask', ...main, ts: at * 1000, tdur: cost * 1000 });
const named = { name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' } };

test('Tasks of the page’s main thread are added up for each sixtieth of a second', () => {
  const traceEvents = [
    { ...named, ...main },
    { ...named, ...spare },
    { name: 'RunTask', ...spare, ts: 1000, tdur: 90_000 },
    { name: 'RunTask', pid: 1, tid: 9, ts: 1000, tdur: 90_000 },
    { name: 'Layout', ...main, ts: 100_500, tdur: 2000 },
    task(100, 2),
    task(110, 3),
    task(120, 4),
    task(160, 1),
  ];
  expect(frameCosts({ traceEvents })).toEqual([5, 4, 0, 1]);
});

test('The median is the middle, and a twentieth lies above the 95th percentile', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1, 4, 6])).toBe(5);
  expect(percentile95(Array.from({ length: 100 }, (_, at) => 100 - at))).toBe(96);
});

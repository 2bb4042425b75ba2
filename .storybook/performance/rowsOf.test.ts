import { expect, it } from 'vitest';
import { rowsOf } from './rowsOf';

const quiet = {
  ...{ commits: 2, renderMs: 3.25, longestMs: 2, slowFrames: 1, longFrames: 0 },
  ...{ styleMs: null, nodes: 140 },
};

it('shows every figure with its unit', () => {
  expect(rowsOf(quiet)).toEqual([
    ['React commits', '2', false],
    ['Rendering for them', '3.3 ms', false],
    ['The longest of them', '2.0 ms', false],
    ['Frames over 16.7 ms', '1', false],
    ['Frames over 50 ms', '0', false],
    ['Style and layout within those', 'not told by this browser', false],
    ['Elements on the page', '140', false],
  ]);
});

it('marks what a hand feels', () => {
  const marked = rowsOf({ ...quiet, longestMs: 20, longFrames: 1, nodes: 2000 }).filter(
    ([, , isOver]) => isOver,
  );
  expect(marked.map(([title]) => title)).toEqual([
    'The longest of them',
    'Frames over 50 ms',
    'Elements on the page',
  ]);
});

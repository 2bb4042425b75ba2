import type { Figures } from './channel';

type Row = readonly [title: string, value: string, isTooMuch: boolean];

const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`;

/** The figures as the panel's table shows them; a frame over 50 ms is one that a hand feels. */
export function rowsOf(figures: Figures): Row[] {
  const { commits, renderMs, longestMs, slowFrames, longFrames, styleMs, nodes } = figures;
  return [
    ['React commits', String(commits), false],
    ['Rendering for them', milliseconds(renderMs), false],
    ['The longest of them', milliseconds(longestMs), longestMs > 16.7],
    ['Frames over 16.7 ms', String(slowFrames), false],
    ['Frames over 50 ms', String(longFrames), longFrames > 0],
    [
      'Style and layout within those',
      styleMs === null ? 'not told by this browser' : milliseconds(styleMs),
      false,
    ],
    ['Elements on the page', String(nodes), nodes > 1500],
  ];
}

import { expect, test } from 'vitest';
import { drawTimeline } from './timeline';

test('the timeline draws each step from its begin to its end, however short', () => {
  const steps = [
    { name: 'server', began: 30, seconds: 30 },
    { name: 'stories', began: 0, seconds: 30 },
    { name: 'links', began: 60, seconds: 0 },
  ];
  expect(drawTimeline(steps)).toEqual([
    `stories              0 s  ${'='.repeat(30)}`,
    `server              30 s  ${' '.repeat(30)}${'='.repeat(30)}`,
    `links               60 s  ${' '.repeat(59)}=`,
  ]);
});

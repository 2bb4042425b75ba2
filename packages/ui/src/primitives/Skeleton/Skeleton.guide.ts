import { guide } from '#storybook/guide';

export const skeletonGuide = guide({
  purpose: 'A placeholder for something that is loading, of the same size.',
  whenNot: ['When the size is unknown: `Spinner`.', 'For less than half a second: nothing.'],
  anatomy: { root: 'a `span` that pulses; static in reduced motion' },
  states: {},
  keyboard: {},
  announces: ['Nothing: it is hidden. Set `aria-busy` once on its container.'],
  do: ['Give it the size of what it stands for, so that nothing shifts.'],
  dont: ['Don’t draw skeletons for controls that are already usable.'],
});

import { guide } from '../../../../../.storybook/guide';

export const skeletonGuide = guide({
  purpose: 'The place of something that is loading, as large as what will come.',
  whenNot: ['When nothing is known of the size: `Spinner`.', 'For less than half a second: nothing.'],
  anatomy: { root: 'a `span` that breathes; still in reduced motion' },
  states: {},
  keyboard: {},
  announces: ['Nothing: it is hidden. Say `aria-busy` once on what holds it.'],
  do: ['Give it the size of what it stands for, so that nothing shifts.'],
  dont: ['Don’t draw skeletons for controls that are already usable.'],
});

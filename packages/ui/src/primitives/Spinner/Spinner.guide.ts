import { guide } from '../../../../../.storybook/guide';

export const spinnerGuide = guide({
  purpose: 'Something is under way and its size is not known.',
  whenNot: [
    'When the shape of what comes is known: `Skeleton`.',
    'When the share done is known: a progress.',
    'In a button: its `busy` has one.',
  ],
  anatomy: { root: 'a `span`, a turning ring in the colour of the text around it' },
  states: {},
  keyboard: {},
  announces: ['`label` as a status, “Loading” by default; nothing with `decorative`.'],
  do: ['Set `decorative` beside a text that says the same.'],
  dont: ['Don’t show two in one view.'],
});

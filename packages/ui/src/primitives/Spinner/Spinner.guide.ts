import { guide } from '#storybook/guide';

export const spinnerGuide = guide({
  purpose: 'Something is running, and its duration and size are unknown.',
  whenNot: [
    'When the shape of the content is known: `Skeleton`.',
    'When the progress is known: `Progress`.',
    'In a button: its `busy` has one.',
  ],
  anatomy: { root: 'a `span`, a turning ring in the colour of the text around it' },
  states: {},
  keyboard: {},
  announces: ['`label` is announced, “Loading” by default; nothing with `decorative`.'],
  do: ['Set `decorative` beside a text that says the same.'],
  dont: ['Don’t show two in one view.'],
});

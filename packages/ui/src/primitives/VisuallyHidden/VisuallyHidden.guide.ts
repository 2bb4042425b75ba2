import { guide } from '#storybook/guide';

export const visuallyHiddenGuide = guide({
  purpose: 'Text for screen readers only.',
  whenNot: [
    'For a button’s name: `aria-label` or `IconButton`’s `label`.',
    'For what everybody should be able to read.',
  ],
  anatomy: { root: 'a `span` of one pixel, clipped' },
  states: {},
  keyboard: {},
  announces: ['Its text, as if it were visible.'],
  do: ['Use it for what a picture or a position says to those who see.'],
  dont: ['Don’t put anything focusable into it.'],
});

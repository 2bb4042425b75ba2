import { guide } from '#storybook/guide';

export const iconGuide = guide({
  purpose: 'One icon in a size of the kit.',
  whenNot: ['To press: `IconButton`.'],
  anatomy: { root: 'an `svg` in the colour of the text around it' },
  states: { 'aria-hidden': 'decoration, without `label`', role: '`img` with `label`' },
  keyboard: {},
  announces: ['Its label as an image, or nothing.'],
  do: ['Keep a word beside it wherever there is room.'],
  dont: ['Don’t give a label when the text beside it says the same.'],
});

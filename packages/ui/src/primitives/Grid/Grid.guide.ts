import { guide } from '#storybook/guide';

export const gridGuide = guide({
  purpose: 'Lays out cells of equal width, as many in a row as fit.',
  whenNot: ['In one line: `Stack`.'],
  anatomy: { root: 'a grid; `as` makes it a list' },
  states: {
    'data-gap': 'the step of the grid',
    'data-columns': 'a fixed number of columns instead of a minimum width',
  },
  keyboard: {},
  announces: ['Nothing of its own; as a list it says how many there are.'],
  do: ['Give the minimum width at which a cell still reads well.'],
  dont: ['Don’t fix `columns` for cells that hold long words.'],
});

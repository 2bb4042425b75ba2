import { guide } from '../../../../../.storybook/guide';

export const gridGuide = guide({
  purpose: 'Sets out cells of one width; how many stand beside each other follows the room.',
  whenNot: ['In one line: `Stack`.'],
  anatomy: { root: 'a grid; `as` makes it a list' },
  states: {
    'data-gap': 'the step of the grid',
    'data-columns': 'a set number of columns instead of a least width',
  },
  keyboard: {},
  announces: ['Nothing of its own; as a list it says how many there are.'],
  do: ['Give the least width at which a cell still reads well.'],
  dont: ['Don’t fix `columns` for cells that hold long words.'],
});

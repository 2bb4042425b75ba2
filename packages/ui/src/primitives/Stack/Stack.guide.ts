import { guide } from '#storybook/guide';

export const stackGuide = guide({
  purpose: 'Puts things one after another with even gaps of the 4 px grid.',
  whenNot: ['In two dimensions: `Grid`.', 'Around a heading and its content: `Card`.'],
  anatomy: { root: 'a flex box; `as` makes it a list or a form' },
  states: {
    'data-direction': '`column`, `row`, or `responsive`: a row that is a column on a phone',
    'data-gap': 'the step of the grid',
    'data-align, data-justify': 'across and along the direction',
    'data-wrap': 'what does not fit goes to the next line',
  },
  keyboard: {},
  announces: ['Nothing of its own; as a list it is a list.'],
  do: ['Set distances by `gap`, so that nothing inside needs a margin.'],
  dont: ['Keep the visual order the same as the reading order.'],
});

import { guide } from '#storybook/guide';

export const tooltipGuide = guide({
  purpose: 'A few more words about what is hovered or focused.',
  whenNot: [
    'For what one must know to go on: write it beside.',
    'To name a button without text: `IconButton` has `label`.',
    'With something to press in it: `Menu` or `Dialog`.',
  ],
  anatomy: {
    anchor: 'wraps the child without a box of its own',
    child: 'what it describes; must be focusable',
    note: 'in the top layer, above its anchor or below',
  },
  states: { 'data-state': '`open` or `closed`', 'data-side': 'of the note: `above` or `below`' },
  keyboard: { Tab: 'the note comes with the focus', Esc: 'closes the note and nothing else' },
  announces: ['The note as the description of the child, open or not.'],
  do: ['Keep it to one short sentence.'],
  dont: ['Don’t put anything into it that touch users need: a touch does not open it.'],
});

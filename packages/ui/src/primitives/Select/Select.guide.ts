import { guide } from '#storybook/guide';

export const selectGuide = guide({
  purpose: 'One of a list, by the browser’s own drop-down.',
  whenNot: ['For two to four: `Segmented`.', 'For a list so long that one would rather type: `Combobox`.'],
  anatomy: {
    root: 'a `Field`; `className` and `style` go here',
    control: 'the native `select`; ref and native props go here',
    placeholder: 'an option that cannot be chosen, shown while the value is empty',
    chevron: 'decoration',
  },
  states: {
    'data-invalid': 'there is an `error`',
    'data-disabled': 'cannot be changed',
    'data-size': '`lg` is 52 px high',
  },
  keyboard: { 'Arrow keys, letters': 'choose, as the browser does', Space: 'opens the list' },
  announces: [
    'The label, the value and that it is a list to choose from; error and hint as its description.',
  ],
  do: ['Give a `placeholder` where there is no good default.'],
  dont: ['Don’t act on every arrow key as if it were final: arrow keys pass through other values.'],
});

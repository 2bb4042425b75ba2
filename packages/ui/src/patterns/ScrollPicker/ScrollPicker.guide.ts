import { guide } from '../../../../../.storybook/guide';

export const scrollPickerGuide = guide({
  purpose: 'Columns of values to roll: by finger, mouse, wheel or keys.',
  whenNot: ['For a date: `DateWheels`.', 'For a few values: `Segmented` or `Select`.'],
  anatomy: {
    root: 'a group named by `label`',
    column: 'five rows are seen; native scrolling',
    row: 'one value; the one in the middle is chosen',
    placeholder: 'stands in the middle while nothing is chosen',
  },
  states: {
    'data-invalid': 'something is wrong with the value',
    'data-disabled': 'on a column: cannot be rolled; on a row: is passed over',
    'data-placeholder': 'on a row: nothing is chosen yet',
    'data-column': 'the id of a column',
  },
  keyboard: {
    'Arrow Up / Arrow Down': 'one row',
    'Page Up / Page Down': 'five rows',
    'Home / End': 'first and last',
    'digits and letters': 'go to the row that begins so, within a second',
    'Arrow Left / Arrow Right, Tab': 'to the next column',
  },
  announces: ['Each column as a slider with its name and its value in words; it speaks at rest only.'],
  do: [
    'Let columns depend on each other in `onValueChange`.',
    'Tie the text of what is wrong by `describedBy`.',
  ],
  dont: ['Don’t act on `onScrub` as on a choice: the column is still rolling.'],
});

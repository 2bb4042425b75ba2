import { guide } from '#storybook/guide';

export const scrollPickerGuide = guide({
  purpose: 'Columns of values to scroll: by finger, mouse, wheel or keys.',
  whenNot: ['For a date: `DateWheels`.', 'For a few values: `Segmented` or `Select`.'],
  anatomy: {
    root: 'a group named by `label`',
    column: 'five rows are visible, or `visibleRows`; native scrolling and snapping',
    row: 'one value; the one in the middle is chosen, marked by frame and weight',
    placeholder: 'stands in the middle while nothing is chosen',
    status: 'a live region: what replaced a lost value, why a row was skipped',
  },
  states: {
    'data-invalid': 'something is wrong with the value',
    'data-disabled': 'on root and column: cannot be scrolled; on a row: is skipped',
    'data-readonly': 'can be read and focused, not changed',
    'data-loading': 'the rows are loading',
    'data-placeholder': 'on a row: nothing is chosen yet',
    'data-near': 'on a row: `0` in the middle, `1` beside it',
    'data-dragging': 'on a column: a mouse holds it, or it rolls on by itself',
    'data-windowed': 'on a column: a loop or more than a hundred rows, of which 41 are drawn',
    'data-column': 'the id of a column',
  },
  keyboard: {
    'Arrow Up / Arrow Down': 'one row; screen readers on phones send them for a swipe up or down',
    'Page Up / Page Down': 'five rows',
    'Home / End': 'first and last',
    'digits and letters': 'go to the row that begins with what is typed within a second',
    'Enter / Space': 'confirm the value, changed or not (`onConfirm`)',
    'Arrow Left / Arrow Right, Tab': 'to the next column',
  },
  announces: [
    'Each column as a slider with its name and its value in words; it is announced only at rest.',
    'A value that is no longer among the rows, with the one that replaced it.',
    '`disabledReason` when a row cannot be chosen.',
  ],
  do: [
    'Let columns depend on each other in `onValueChange`.',
    'Connect the error text by `describedBy`.',
    'Leave `touch` native: a finger then scrolls off the main thread, with the momentum of its platform. `touch="scaled"` moves `sensitivity` times as far and costs about ten times the work of a flick.',
    'Use `chainScroll` only where the picker would trap the scrolling of a page.',
  ],
  dont: [
    'Don’t treat `onScrub` as a choice: the column is still moving.',
    'Don’t add perspective: rows are flat, so reduced motion has nothing to remove.',
  ],
});

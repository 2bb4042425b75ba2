import { guide } from '../../../../../.storybook/guide';

export const dateWheelsGuide = guide({
  purpose: 'A date of birth: day, month and year as wheels for fingers or as drop-downs for the desktop.',
  whenNot: ['For a date near today: a calendar.', 'For other columns than those of a date: `ScrollPicker`.'],
  anatomy: {
    root: 'a `fieldset`',
    legend: 'the label; with wheels for screen readers only',
    wheels: 'a `ScrollPicker` of three columns',
    select: 'with `mode="select"`: three native drop-downs with the same value',
    status: 'a live region: parts that followed, and why a date cannot be chosen',
    error: 'icon and text under it',
  },
  states: {
    'data-invalid': 'there is an `error`',
    'data-disabled': 'on root and column: cannot be rolled; on a row: is passed over',
    'data-readonly': 'can be read, not changed',
    'data-loading': 'the rows are on their way',
  },
  keyboard: {
    'Arrow Up / Arrow Down': 'on a wheel: one row',
    'Page Up / Page Down': 'on a wheel: five rows',
    'Home / End': 'on a wheel: first and last',
    'digits and letters': 'go to the row that begins so',
    'Enter / Space': 'on a wheel: confirm, changed or not (`onConfirm`)',
    'Arrow Left / Arrow Right, Tab': 'to the next wheel; drop-downs answer as the browser does',
  },
  announces: [
    'A group named by `label`; each wheel as a slider named “Month” with its value in words, “not chosen” at first.',
    'Parts that followed the one chosen, “Day: now 30”, with `maxDateReason` where the last date was the cause.',
    'The error as an alert.',
  ],
  do: [
    'Set `mode="auto"`: wheels for a finger and on narrow screens, drop-downs for a mouse, with reduced motion and forced colours.',
    'Give `maxDate`: later days and months are passed over.',
    'Take the value of `onValueChange` as it comes: it is a date that exists, as far as it is complete.',
  ],
  dont: ['Don’t check the date again: 31 becomes 30 when the month has no more.'],
});

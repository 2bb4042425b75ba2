import { guide } from '#storybook/guide';

export const dateWheelsGuide = guide({
  purpose: 'A date of birth: day, month and year as wheels for fingers or as drop-downs for the desktop.',
  whenNot: ['For a date near today: a calendar.', 'For other columns: `ScrollPicker`.'],
  anatomy: {
    root: 'a `fieldset`',
    legend: 'the label; with wheels for screen readers only',
    wheels: 'a `ScrollPicker` of three columns',
    select: 'with `mode="select"`: three native drop-downs with the same value',
    status: 'a live region: parts that were adjusted, and why a date cannot be chosen',
    error: 'icon and text under it',
  },
  states: {
    'data-invalid': 'there is an `error`',
    'data-disabled': 'on root and column: cannot be scrolled; on a row: is skipped',
    'data-readonly': 'can be read, not changed',
    'data-loading': 'the rows are loading',
  },
  keyboard: {
    'Arrow Up / Arrow Down': 'on a wheel: one row',
    'Page Up / Page Down': 'on a wheel: five rows',
    'Home / End': 'on a wheel: first and last',
    'digits and letters': 'go to the row that begins with what is typed',
    'Enter / Space': 'on a wheel: confirm, changed or not (`onConfirm`)',
    'Arrow Left / Arrow Right, Tab': 'to the next wheel; drop-downs answer as the browser does',
  },
  announces: [
    'A group named by `label`; each wheel as a slider named “Month” with its value in words, “not chosen” at first.',
    'Parts that were adjusted to the chosen one, “Day: now 30”, with `maxDateReason` where `maxDate` was the cause.',
    'The error as an alert.',
  ],
  do: [
    'Set `mode="auto"`: wheels for a finger and on narrow screens, drop-downs for a mouse, with reduced motion and forced colours.',
    'Give `maxDate`: later days and months are skipped.',
    'Use the value of `onValueChange` as it is: a complete one is always an existing date.',
  ],
  dont: [
    'Don’t check the date again: 31 becomes 30 when the month has no more, and 31 again in one that has.',
  ],
});

import { guide } from '#storybook/guide';

export const passwordFieldGuide = guide({
  purpose: 'A password, with a button that shows and hides it.',
  whenNot: ['For a code from a mail: `CodeField`, whose digits stay visible.'],
  anatomy: { field: 'a `TextField` with all its parts', toggle: 'an `IconButton` at the end of the frame' },
  states: {
    'data-invalid': 'there is an `error`',
    'data-disabled': 'cannot be changed',
    'data-size': '`lg` is 52 px high',
  },
  keyboard: {
    Tab: 'goes from the field to the button',
    'Enter / Space': 'on the button: shows or hides the password',
  },
  announces: [
    'The label as a password field; error and hint as its description.',
    'The button is named by what it will do: “Show password”, “Hide password”.',
  ],
  do: [
    'Set `autoComplete="new-password"` where one is chosen; `current-password` is the default.',
    'State the rules before typing, in `hint`.',
  ],
  dont: ['Don’t forbid pasting.'],
});

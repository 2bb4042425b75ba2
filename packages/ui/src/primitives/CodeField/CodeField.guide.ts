import { guide } from '#storybook/guide';

export const codeFieldGuide = guide({
  purpose: 'A field for the code from a mail or a text message.',
  whenNot: ['For a number that means an amount: `TextField`.', 'For a password: `PasswordField`.'],
  anatomy: {
    label: 'above the field',
    input: 'one native input over drawn boxes',
    'hint, error': 'under the field',
    ResendButton: 'beside it: asks for another code after a pause',
  },
  states: {
    'data-invalid': 'the code is wrong; also `aria-invalid`',
    'data-disabled': 'cannot be changed',
    'data-waiting': 'of `ResendButton`: another code cannot be asked for yet',
  },
  keyboard: {
    digits: 'fill the boxes; anything else is ignored',
    paste: 'takes the digits out of whatever is pasted',
  },
  announces: ['Its label as one text field; the error and hint as its description.'],
  do: [
    'Make `onComplete` repeatable: a wrong digit is easily typed.',
    'Keep what was typed when the code is refused.',
  ],
  dont: ['Don’t split it into a field per digit: paste, readers and the phone’s suggestion would break.'],
});

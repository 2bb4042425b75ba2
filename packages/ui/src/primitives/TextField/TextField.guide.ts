import { guide } from '#storybook/guide';

export const textFieldGuide = guide({
  purpose: 'One line of text with its label.',
  whenNot: [
    'For a password: `PasswordField`.',
    'For one of a known list: `Select` or `Combobox`.',
    'For several lines: `TextArea`.',
  ],
  anatomy: {
    root: 'a `Field`; `className` and `style` go here',
    labelAside: 'at the end of the label’s row: a link, a value',
    startSlot: 'before the text: an icon',
    control: 'the native `input`; ref and native props go here',
    endSlot: 'after the text: a button, a unit',
    error: 'icon and text under it',
    hint: 'advice under it',
  },
  states: {
    'data-invalid': 'there is an `error`; the input has `aria-invalid`',
    'data-disabled': 'cannot be changed',
    'data-size': '`md` 44 or `lg` 52 px high',
  },
  keyboard: { Enter: 'submits its form' },
  announces: ['The label as a text field; error and hint as its description.'],
  do: [
    'Set `type`, `inputMode` and `autoComplete`, so that the right keyboard and suggestions appear.',
    'Say in `error` what to do, not only what is wrong.',
  ],
  dont: [
    'Don’t put the label into the placeholder.',
    'Don’t show an error while the first word is being typed.',
  ],
});

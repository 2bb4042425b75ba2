import { guide } from '#storybook/guide';

export const checkboxGuide = guide({
  purpose: 'An agreement, or one of several independent choices, that counts when the form is submitted.',
  whenNot: ['When it takes effect at once: `Switch`.', 'For one of a few: `Segmented`.'],
  anatomy: {
    root: 'a `div`; `className` and `style` go here',
    row: 'the `label` around box and text, all of it pressable',
    box: 'the native `input` of 22 px',
    error: 'icon and text under it',
  },
  states: {
    'data-disabled': 'on the row: cannot be changed',
    'data-invalid': 'around the box: there is an `error`',
    'aria-invalid': 'on the input, with the error as its description',
  },
  keyboard: { Space: 'ticks and unticks' },
  announces: ['The label and whether it is ticked; the error as its description.'],
  do: ['Start unticked for an agreement.', 'Link the terms in the label.'],
  dont: ['Don’t word the label as a negation.', 'Don’t tick it for the member.'],
});

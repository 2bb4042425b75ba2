import { guide } from '../../../../../.storybook/guide';

export const checkboxGuide = guide({
  purpose: 'Agreeing to something, or one of several independent choices, that counts when the form is sent.',
  whenNot: ['For what takes effect at once: `Switch`.', 'For one of a few: `Segmented`.'],
  anatomy: {
    root: 'a `div`; `className` and `style` go here',
    row: 'the `label` around box and text, all of it can be pressed',
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
  do: ['Start unticked where something is agreed to.', 'Put links of what is agreed to into the label.'],
  dont: ['Don’t word the label as a negation.', 'Don’t tick for the member.'],
});

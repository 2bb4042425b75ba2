import { guide } from '#storybook/guide';

export const textAreaGuide = guide({
  purpose: 'Several lines of text, such as what a member says about themselves.',
  whenNot: ['For one line: `TextField`.', 'For a message in a conversation: `MessageComposer`.'],
  anatomy: {
    root: 'a `Field`; `className` and `style` go here',
    control: 'the native `textarea`; ref and native props go here',
    counter: 'how many of `maxLength` characters are used',
  },
  states: { 'data-invalid': 'there is an `error`', 'data-disabled': 'cannot be changed' },
  keyboard: { Enter: 'begins a new line', Tab: 'leaves the field' },
  announces: ['The label as a text field of several lines; error and hint as its description.'],
  do: ['Give `maxLength` with `counter`.'],
  dont: ['Don’t repeat the label in the placeholder.'],
});

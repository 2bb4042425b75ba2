import { guide } from '#storybook/guide';

export const segmentedGuide = guide({
  purpose: 'A choice of two to four short words, all visible at once.',
  whenNot: [
    'For more choices or longer words: `Select`.',
    'For views of one place with an address each: links.',
  ],
  anatomy: {
    root: 'a `fieldset`',
    label: 'its `legend`; for screen readers only with `hideLabel`',
    segment: 'a `label` around a native radio and its text',
  },
  states: { 'data-disabled': 'none can be chosen', 'data-hidden': 'on the legend: for screen readers only' },
  keyboard: { Tab: 'goes to the chosen one', 'Arrow keys': 'choose the next or previous one' },
  announces: ['A group named by `label`, of radio buttons of which one is chosen.'],
  do: ['Keep the words of one length.', 'Let it work at once, or hold the value yourself with `value`.'],
  dont: ['Don’t use it for actions.'],
});

import { guide } from '../../../../../.storybook/guide';

export const chipGroupGuide = guide({
  purpose: 'A choice of several from a handful: goals, languages.',
  whenNot: ['For one of a few: `Segmented` or `RadioCards`.', 'For one agreement: `Checkbox`.'],
  anatomy: {
    root: 'a group named by its label',
    count: 'how many of `max`, for the eye',
    chips: 'each a button that is switched',
    note: 'says why the rest waits once `max` is reached',
  },
  states: {
    'data-full': 'the most are chosen',
    'data-selected, aria-pressed': 'of a chip: chosen',
    'data-waiting, aria-disabled': 'of a chip: waits until one is given up',
  },
  keyboard: { Tab: 'goes from chip to chip', 'Enter / Space': 'switches it' },
  announces: [
    'Each chip as a pressed or unpressed button.',
    '“3 of 5 chosen”, and at the limit why no more can be chosen.',
  ],
  do: ['Let the order be one the reader knows.'],
  dont: ['Don’t take away a choice of the member’s to make room for another.'],
});

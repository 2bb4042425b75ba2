import { guide } from '#storybook/guide';

export const chipGroupGuide = guide({
  purpose: 'A choice of several from a handful: goals, languages.',
  whenNot: ['For one of a few: `Segmented` or `RadioCards`.', 'For one agreement: `Checkbox`.'],
  anatomy: {
    root: 'a group named by its label',
    count: 'how many of `max`, for the eye',
    chips: 'each a button that is switched',
    note: 'says why no more can be chosen once `max` is reached',
  },
  states: {
    'data-full': '`max` is reached',
    'data-selected, aria-pressed': 'of a chip: chosen',
    'data-waiting, aria-disabled': 'of a chip: unavailable until another is deselected',
  },
  keyboard: { Tab: 'goes from chip to chip', 'Enter / Space': 'switches it' },
  announces: [
    'Each chip as a pressed or unpressed button.',
    '“3 of 5 chosen”, and at the limit why no more can be chosen.',
  ],
  do: ['Use an order that the reader knows.'],
  dont: ['Don’t deselect one of the member’s choices to make room for another.'],
});

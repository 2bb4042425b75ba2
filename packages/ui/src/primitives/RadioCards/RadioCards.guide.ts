import { guide } from '#storybook/guide';

export const radioCardsGuide = guide({
  purpose: 'A choice of a few things that need more than a word each: terms with prices, plans.',
  whenNot: [
    'For two to four words: `Segmented`.',
    'For many: `Select` or `Combobox`.',
    'For several at once: `ChipGroup`.',
  ],
  anatomy: {
    root: 'a `fieldset`',
    legend: 'what is chosen',
    card: 'a label around a native radio and the drawn `content`',
  },
  states: {
    'data-disabled': 'of the group or of one card',
    'data-tone': 'of the group: `accent`, or `premium` where it is sold',
    'input:checked': 'the chosen card: frame and filled mark',
  },
  keyboard: { Tab: 'enters at the chosen card', Arrows: 'move and choose', Space: 'chooses the first' },
  announces: ['Each card by its `label`, in words: “7 days, 500 rubles, before 700”.'],
  do: ['Write prices out in `label`: screen readers do not announce that a price is struck out.'],
  dont: ['Don’t put links or buttons into a card.'],
});

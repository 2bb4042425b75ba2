import { guide } from '#storybook/guide';

export const progressGuide = guide({
  purpose: 'Shows how far something is, or that it is running.',
  whenNot: [
    'For a wait of unknown length in a small place: `Spinner`.',
    'For content that is loading: `Skeleton`.',
  ],
  anatomy: { label: 'what is going on', value: 'how far, as text', bar: 'the `progressbar`' },
  states: { 'data-state': '`unknown`, `going` or `done`' },
  keyboard: {},
  announces: ['Name and share of the bar when it is read; it does not interrupt by itself.'],
  do: ['Say what is going on in the label.'],
  dont: ['Don’t let it go backwards.'],
});

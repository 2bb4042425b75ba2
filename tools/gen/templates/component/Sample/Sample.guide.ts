import { guide } from '#storybook/guide';

export const sampleGuide = guide({
  purpose: 'What it is for, in a sentence.',
  whenNot: ['What serves better where this is tempting.'],
  anatomy: { root: 'a box with what stands in it' },
  states: { 'data-surface': '`flat` or `raised`' },
  keyboard: {},
  announces: ['Nothing of its own.'],
  do: ['What makes it work well.'],
  dont: ['What makes it work badly.'],
});

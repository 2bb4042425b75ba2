import { guide } from '#storybook/guide';

export const sampleGuideRu = guide({
  purpose: 'Для чего он, одной фразой.',
  whenNot: ['Что подойдёт лучше там, где хочется взять его.'],
  anatomy: { root: 'блок с тем, что в нём стоит' },
  states: { 'data-surface': '`flat` или `raised`' },
  keyboard: {},
  announces: ['Сам — ничего.'],
  do: ['Что помогает ему работать хорошо.'],
  dont: ['Что ему мешает.'],
});

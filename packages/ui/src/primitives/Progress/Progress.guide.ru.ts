import { guide } from '#storybook/guide';

export const progressGuideRu = guide({
  purpose: 'Показывает, сколько сделано, или просто что работа идёт.',
  whenNot: ['Ожидание неизвестной длины в тесном месте: `Spinner`.', 'Содержимое загружается: `Skeleton`.'],
  anatomy: { label: 'что происходит', value: 'сколько сделано, текстом', bar: '`progressbar`' },
  states: { 'data-state': '`unknown`, `going` или `done`' },
  keyboard: {},
  announces: ['Имя и доля, когда полосу читают; сама она не перебивает.'],
  do: ['Говорите в подписи, что происходит.'],
  dont: ['Не давайте полосе идти назад.'],
});

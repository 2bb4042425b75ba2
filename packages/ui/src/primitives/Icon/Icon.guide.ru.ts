import { guide } from '#storybook/guide';

export const iconGuideRu = guide({
  purpose: 'Одна иконка в размере из кита.',
  whenNot: ['Чтобы нажимать: `IconButton`.'],
  anatomy: { root: '`svg` в цвет текста вокруг' },
  states: { 'aria-hidden': 'украшение, без `label`', role: '`img` с `label`' },
  keyboard: {},
  announces: ['Подпись как изображение или ничего.'],
  do: ['Где есть место, держите рядом слово.'],
  dont: ['Не давайте подпись, если то же говорит текст рядом.'],
});

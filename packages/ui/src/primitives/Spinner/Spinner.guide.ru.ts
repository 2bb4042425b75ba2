import { guide } from '#storybook/guide';

export const spinnerGuideRu = guide({
  purpose: 'Что-то идёт, а сколько это займёт, неизвестно.',
  whenNot: [
    'Известна форма содержимого: `Skeleton`.',
    'Известно, сколько сделано: `Progress`.',
    'В кнопке: спиннер уже есть в `busy`.',
  ],
  anatomy: { root: '`span`, вращающееся кольцо в цвет текста вокруг' },
  states: {},
  keyboard: {},
  announces: ['`label` как статус, по умолчанию «Загрузка»; с `decorative` — ничего.'],
  do: ['Ставьте `decorative` рядом с текстом о том же.'],
  dont: ['Не показывайте два на одном экране.'],
});

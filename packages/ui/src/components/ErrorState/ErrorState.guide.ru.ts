import { guide } from '#storybook/guide';

export const errorStateGuideRu = guide({
  purpose: 'Что-то не удалось показать; кнопка пробует ещё раз.',
  whenNot: ['Просто ничего нет: `EmptyState`.', 'Показанным ещё можно пользоваться: `Banner`.'],
  anatomy: {
    root: '`EmptyState`',
    icon: 'сломанное облако, если не дана другая',
    title: '«Не получилось загрузить», если не дан другой',
    retry: '`Button`, только с `onRetry`',
  },
  states: { 'data-loading': 'на кнопке: идёт повтор' },
  keyboard: { 'Enter / Space': 'на кнопке: пробует ещё раз' },
  announces: ['Заголовок и текст — сразу.'],
  do: ['Держите `busy` до ответа: фокус останется на кнопке.'],
  dont: ['Не показывайте коды ошибок.'],
});

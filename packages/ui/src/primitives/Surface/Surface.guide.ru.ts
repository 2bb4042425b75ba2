import { guide } from '#storybook/guide';

export const surfaceGuideRu = guide({
  purpose: 'Фон с цветами, скруглениями и тенями темы.',
  whenNot: ['С заголовком и действием: `Card`.', 'Окно поверх страницы: `Dialog` или `Sheet`.'],
  anatomy: { root: 'блок; `as` даёт ему смысл' },
  states: {
    'data-level': '`page`, `card`, `raised` или `sunken`',
    'data-radius': '8, 12, 16 или 20 px',
    'data-shadow': '`none`, `sm`, `md`, `lg`',
    'data-padding': 'шаг сетки',
    'data-border': 'тонкая линия вокруг',
  },
  keyboard: {},
  announces: ['Сама — ничего.'],
  do: ['Поднимайте поверхность на уровень выше той, на которой она лежит.'],
  dont: ['Не ставьте тени под фото в сетке.', 'Не вкладывайте больше двух карточек.'],
});

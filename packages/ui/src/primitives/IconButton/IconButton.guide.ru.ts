import { guide } from '#storybook/guide';

export const iconButtonGuideRu = guide({
  purpose: 'Действие, понятное по одной иконке; не меньше 44 px.',
  whenNot: ['Без слов не понять: `Button` с иконкой.', 'Больше нескольких действий на одном месте: `Menu`.'],
  anatomy: {
    root: 'нативная `button` типа `button` или единственный ребёнок с `asChild`',
    icon: 'содержимое; пока `busy`, на её месте спиннер',
  },
  states: {
    'data-variant': '`plain`, `surface`, `like` или `glass`',
    'data-size': 'сторона: 44, 48 или 68 px',
    'data-loading': 'идёт работа: нажатия не действуют; также `aria-disabled`',
    'data-disabled': 'нельзя нажать',
  },
  keyboard: { 'Enter / Space': 'нажимает' },
  announces: ['`label` как кнопка; тот же текст — подсказка браузера.'],
  do: [
    'Говорите, что будет и с кем: «Нравится: Анна».',
    'На фото берите `glass`, `like` — только для симпатии.',
  ],
  dont: ['Не называйте по рисунку: «Сердце».', 'Не ставьте `like` дважды на экране.'],
});

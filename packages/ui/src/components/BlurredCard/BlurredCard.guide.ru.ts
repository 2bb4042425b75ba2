import { guide } from '#storybook/guide';

export const blurredCardGuideRu = guide({
  purpose: 'Кто-то, кого пока нельзя увидеть: рисованный узор вместо фото.',
  whenNot: ['Человека можно показать: `MemberCard`.', 'Люди ещё загружаются: `MemberCardSkeleton`.'],
  anatomy: {
    root: 'нативная кнопка',
    pattern: 'мягкие пятна, выведенные из `seed`',
    heart: 'или `+N` с `count`',
  },
  states: {},
  keyboard: { 'Enter / Space': 'нажимает' },
  announces: ['Подпись как кнопка.'],
  do: ['Говорите в подписи, что будет по нажатию.', 'Берите в `seed` место в списке.'],
  dont: ['Не выводите узор из данных человека: по нему его можно узнать.'],
});

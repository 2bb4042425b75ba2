import { guide } from '#storybook/guide';

export const cardGuideRu = guide({
  purpose: 'Всё об одном предмете: заголовок, действие и содержимое на собственной поверхности.',
  whenNot: ['Без заголовка и действия: `Surface`.', 'Человек: `MemberCard`.'],
  anatomy: {
    root: '`section` с именем по заголовку',
    title: 'заголовок, `h2`, если нет `titleAs`',
    action: 'в конце строки заголовка',
    description: 'фраза под заголовком',
    footer: 'под содержимым, за чертой',
  },
  states: {},
  keyboard: {},
  announces: ['Область с именем по заголовку.'],
  do: ['Выбирайте `titleAs` так, чтобы заголовки страницы складывались в дерево.'],
  dont: ['Не кладите карточку в карточку.'],
});

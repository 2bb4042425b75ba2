import { guide } from '#storybook/guide';

export const linkGuideRu = guide({
  purpose: 'Ссылка в тексте или рядом с подписью, размером как текст вокруг.',
  whenNot: ['Отдельное действие: `Button`.', 'Целая карточка или строка: ссылка уже есть внутри компонента.'],
  anatomy: { root: '`a` или единственный ребёнок с `asChild`' },
  states: { 'data-tone': '`accent` или `inherit` с подчёркиванием' },
  keyboard: { Enter: 'переходит' },
  announces: ['Текст как ссылка или то, чем служит ребёнок `asChild`.'],
  do: ['Пусть слова говорят, куда ведёт.'],
  dont: ['Не берите `inherit` без текста вокруг: ссылку не заметят.'],
});

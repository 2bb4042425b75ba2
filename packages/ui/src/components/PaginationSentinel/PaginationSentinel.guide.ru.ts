import { guide } from '#storybook/guide';

export const paginationSentinelGuideRu = guide({
  purpose: 'Загружает следующую порцию списка, прежде чем покажется его конец.',
  whenNot: ['Всё уже загружено: ничего не нужно.', 'Страницы с номерами: ссылки.'],
  anatomy: {
    root: 'в конце списка',
    words: 'что не загрузилось или что это всё',
    button: 'делает то же вручную',
  },
  states: { 'data-state': '`idle`, `loading`, `error` или `end`' },
  keyboard: { 'Enter / Space': 'на кнопке: загружает ещё' },
  announces: ['Неудача и, с `showEnd`, конец — вежливо.'],
  do: ['Оставляйте кнопку: без указателя и в маленьком окне дальше ведёт она.'],
  dont: ['Не повторяйте загрузку сами после неудачи.'],
});

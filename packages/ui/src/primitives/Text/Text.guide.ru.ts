import { guide } from '#storybook/guide';

export const textGuideRu = guide({
  purpose: 'Текст в стиле шкалы и в цвете по смыслу, без отступов.',
  whenNot: ['Ссылка: `Link`.', 'Внутри компонентов, которые сами задают текст.'],
  anatomy: { root: '`span` или элемент из `as`' },
  states: {
    'data-variant': 'стиль: `caption`, `small`, `body`, `lead`, `title`, `heading`, `display`',
    'data-tone': 'цвет по смыслу',
    'data-strong': 'насыщеннее',
    'data-tabular': 'цифры одной ширины',
    'data-truncate': 'одна строка с многоточием',
  },
  keyboard: {},
  announces: ['То, чем служит элемент из `as`: заголовок своего уровня, абзац.'],
  do: [
    'Выбирайте `as` по смыслу, а `variant` по виду: они не связаны.',
    'Ставьте `dir="auto"` на то, что написали участники, `tabular` — на меняющиеся числа.',
  ],
  dont: [
    'Не приглушайте текст прозрачностью: берите тон.',
    'Не обрезайте то, чего больше нигде не прочитать.',
  ],
});

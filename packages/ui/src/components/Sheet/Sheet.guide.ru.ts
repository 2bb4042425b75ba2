import { guide } from '#storybook/guide';

export const sheetGuideRu = guide({
  purpose: 'Содержимое, которое на телефоне выезжает снизу, а на остальных экранах стоит по центру.',
  whenNot: ['Вопрос перед действием: `AlertDialog`.', 'Несколько шагов: `StepDialog`.'],
  anatomy: {
    trigger: 'кнопка, которая его открывает',
    grip: 'на телефоне за неё тянут вниз',
    title: 'заголовок; им называется лист',
    body: 'прокручивается',
    footer: 'остаётся на месте',
  },
  states: { 'data-state': '`open` или `closed`', 'data-placement': 'всегда `sheet`' },
  keyboard: {
    Esc: 'закрывает',
    Tab: 'остаётся внутри',
    '«Назад» браузера': 'закрывает, если `closeOnBack` не false',
  },
  announces: ['Диалог с именем по заголовку.'],
  do: ['Держите главное действие в `footer`, под большим пальцем.'],
  dont: ['Не открывайте лист из листа.'],
});

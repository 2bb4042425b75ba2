import { guide } from '#storybook/guide';

export const textAreaGuideRu = guide({
  purpose: 'Несколько строк текста: например, рассказ участника о себе.',
  whenNot: ['Одна строка: `TextField`.', 'Сообщение в переписке: `MessageComposer`.'],
  anatomy: {
    root: '`Field`; сюда идут `className` и `style`',
    control: 'нативная `textarea`; сюда идут ref и нативные свойства',
    counter: 'сколько символов из `maxLength` занято',
  },
  states: { 'data-invalid': 'есть `error`', 'data-disabled': 'нельзя изменить' },
  keyboard: { Enter: 'новая строка', Tab: 'покидает поле' },
  announces: ['Подпись как текстовое поле в несколько строк; ошибка и совет — его описание.'],
  do: ['Давайте `maxLength` вместе с `counter`.'],
  dont: ['Не повторяйте подпись в placeholder.'],
});

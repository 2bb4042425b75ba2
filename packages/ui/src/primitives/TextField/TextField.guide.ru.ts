import { guide } from '#storybook/guide';

export const textFieldGuideRu = guide({
  purpose: 'Одна строка текста с подписью.',
  whenNot: [
    'Пароль: `PasswordField`.',
    'Одно из известного списка: `Select` или `Combobox`.',
    'Несколько строк: `TextArea`.',
  ],
  anatomy: {
    root: '`Field`; сюда идут `className` и `style`',
    labelAside: 'в конце строки подписи: ссылка, значение',
    startSlot: 'перед текстом: иконка',
    control: 'нативный `input`; сюда идут ref и нативные свойства',
    endSlot: 'после текста: кнопка, единица',
    error: 'иконка и текст под полем',
    hint: 'совет под полем',
  },
  states: {
    'data-invalid': 'есть `error`; у поля `aria-invalid`',
    'data-disabled': 'нельзя изменить',
    'data-size': 'высота `md` 44 или `lg` 52 px',
  },
  keyboard: { Enter: 'отправляет форму' },
  announces: ['Подпись как текстовое поле; ошибка и совет — его описание.'],
  do: [
    'Задавайте `type`, `inputMode` и `autoComplete`: появятся нужная клавиатура и подсказки.',
    'Говорите в `error`, что сделать, а не только что неверно.',
  ],
  dont: ['Не прячьте подпись в placeholder.', 'Не показывайте ошибку, пока набирают первое слово.'],
});

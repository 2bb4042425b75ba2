import { guide } from '#storybook/guide';

export const fieldGuideRu = guide({
  purpose: 'Раскладывает подпись, элемент, ошибку и совет; на нём построены все поля кита.',
  whenNot: ['Есть готовое поле: `TextField`, `PasswordField`, `TextArea`, `Select`, `Combobox`.'],
  anatomy: {
    root: '`div`',
    labelRow: '`label`, а в конце `labelAside`, до которого с клавиатуры доходят после поля',
    control: 'содержимое, обычно `ControlBox` с нативным элементом',
    error: 'иконка и текст под элементом',
    hint: 'совет под элементом',
    noteAside: 'в конце: счётчик',
  },
  states: {
    'data-invalid': 'на корне и `ControlBox`: есть `error`',
    'data-size': 'на `ControlBox`: `lg` — высота 52 px',
    'data-disabled': 'на `ControlBox`: нельзя изменить',
  },
  keyboard: {},
  announces: ['Само — ничего: id, связывающие элемент с подписью, советом и ошибкой, делает `useFieldIds`.'],
  do: ['Давайте элементу `ids.control`, а в описание — `ids.describedBy`.'],
  dont: [
    'Не обходитесь без подписи; если так нарисовано, скройте её только для глаз.',
    'Не красьте подпись неверного поля.',
  ],
});

import { guide } from '#storybook/guide';

export const passwordFieldGuideRu = guide({
  purpose: 'Пароль с кнопкой, которая его показывает и скрывает.',
  whenNot: ['Код из письма: `CodeField`, его цифры видны.'],
  anatomy: { field: '`TextField` со всеми его частями', toggle: '`IconButton` в конце рамки' },
  states: {
    'data-invalid': 'есть `error`',
    'data-disabled': 'нельзя изменить',
    'data-size': '`lg` — высота 52 px',
  },
  keyboard: {
    Tab: 'из поля к кнопке',
    'Enter / Space': 'на кнопке: показывает или скрывает пароль',
  },
  announces: [
    'Подпись как поле пароля; ошибка и совет — его описание.',
    'Кнопка называется по тому, что сделает: «Показать пароль», «Скрыть пароль».',
  ],
  do: [
    'Где пароль придумывают, ставьте `autoComplete="new-password"`; по умолчанию — `current-password`.',
    'Называйте правила до набора, в `hint`.',
  ],
  dont: ['Не запрещайте вставку.'],
});

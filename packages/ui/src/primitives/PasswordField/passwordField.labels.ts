import type { LabelSet } from '../../theme/useLabels';

export const passwordFieldLabels = {
  component: 'PasswordField',
  ru: { show: 'Показать пароль', hide: 'Скрыть пароль' },
  en: { show: 'Show password', hide: 'Hide password' },
} satisfies LabelSet;

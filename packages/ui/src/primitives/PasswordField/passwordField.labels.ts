import type { LabelSet } from '../../theme/useLabels';

export const passwordFieldLabels = {
  component: 'PasswordField',
  en: { show: 'Show password', hide: 'Hide password' },
} satisfies LabelSet;

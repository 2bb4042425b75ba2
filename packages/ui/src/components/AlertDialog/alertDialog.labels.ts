import type { LabelSet } from '../../theme/useLabels';

export const alertDialogLabels = {
  component: 'AlertDialog',
  ru: { cancel: 'Отмена' },
  en: { cancel: 'Cancel' },
} satisfies LabelSet;

import type { LabelSet } from '../../theme/useLabels';

export const alertDialogLabels = {
  component: 'AlertDialog',
  en: { cancel: 'Cancel' },
} satisfies LabelSet;

import type { LabelSet } from '../../theme/useLabels';

export const dialogLabels = {
  component: 'Dialog',
  en: { close: 'Close' },
} satisfies LabelSet;

import type { LabelSet } from '../../theme/useLabels';

export const dialogLabels = {
  component: 'Dialog',
  ru: { close: 'Закрыть' },
  en: { close: 'Close' },
} satisfies LabelSet;

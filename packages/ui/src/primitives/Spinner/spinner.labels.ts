import type { LabelSet } from '../../theme/useLabels';

export const spinnerLabels = {
  component: 'Spinner',
  en: { loading: 'Loading' },
} satisfies LabelSet;

import type { LabelSet } from '../../theme/useLabels';

export const spinnerLabels = {
  component: 'Spinner',
  ru: { loading: 'Загрузка' },
  en: { loading: 'Loading' },
} satisfies LabelSet;

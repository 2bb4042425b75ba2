import type { LabelSet } from '../../theme/useLabels';

export const errorStateLabels = {
  component: 'ErrorState',
  en: { title: 'Could not load this', retry: 'Try again' },
} satisfies LabelSet;

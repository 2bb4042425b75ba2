import type { LabelSet } from '../../theme/useLabels';

export const errorStateLabels = {
  component: 'ErrorState',
  ru: { title: 'Не получилось загрузить', retry: 'Повторить' },
  en: { title: 'Could not load this', retry: 'Try again' },
} satisfies LabelSet;

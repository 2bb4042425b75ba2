import type { LabelSet } from '../../theme/useLabels';

export const sliderLabels = {
  component: 'RangeSlider',
  ru: { from: 'от', to: 'до', unset: 'Не указано' },
  en: { from: 'from', to: 'to', unset: 'Not specified' },
} satisfies LabelSet;

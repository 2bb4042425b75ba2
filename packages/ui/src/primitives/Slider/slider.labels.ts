import type { LabelSet } from '../../theme/useLabels';

export const sliderLabels = {
  component: 'RangeSlider',
  en: { from: 'from', to: 'to', unset: 'Not specified' },
} satisfies LabelSet;

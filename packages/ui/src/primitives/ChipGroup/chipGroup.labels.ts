import type { LabelSet } from '../../theme/useLabels';

export const chipGroupLabels = {
  component: 'ChipGroup',
  en: {
    limit: (max: number) => `You can choose up to ${max}`,
    chosen: (count: number, max: number) => `${count} of ${max} chosen`,
  },
} satisfies LabelSet;

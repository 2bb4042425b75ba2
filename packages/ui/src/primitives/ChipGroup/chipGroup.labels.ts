import type { LabelSet } from '../../theme/useLabels';

export const chipGroupLabels = {
  component: 'ChipGroup',
  ru: {
    limit: (max: number) => `Можно выбрать не больше ${max}`,
    chosen: (count: number, max: number) => `Выбрано ${count} из ${max}`,
  },
  en: {
    limit: (max: number) => `You can choose up to ${max}`,
    chosen: (count: number, max: number) => `${count} of ${max} chosen`,
  },
} satisfies LabelSet;

import { onlineDotLabels } from '../../primitives/OnlineDot';
import type { LabelSet } from '../../theme/useLabels';

export const memberCardLabels = {
  component: 'MemberCard',
  ru: { ...onlineDotLabels.ru },
  en: { ...onlineDotLabels.en },
} satisfies LabelSet;

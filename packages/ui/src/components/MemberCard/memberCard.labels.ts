import { onlineDotLabels } from '../../primitives/OnlineDot/onlineDot.labels';
import type { LabelSet } from '../../theme/useLabels';

export const memberCardLabels = {
  component: 'MemberCard',
  en: { ...onlineDotLabels.en },
} satisfies LabelSet;

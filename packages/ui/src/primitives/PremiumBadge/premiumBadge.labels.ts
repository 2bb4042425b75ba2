import type { LabelSet } from '../../theme/useLabels';

export const premiumBadgeLabels = {
  component: 'PremiumBadge',
  en: { premium: 'Premium' },
} satisfies LabelSet;

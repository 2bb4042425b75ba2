import type { LabelSet } from '../../theme/useLabels';

export const premiumBadgeLabels = {
  component: 'PremiumBadge',
  ru: { premium: 'Премиум' },
  en: { premium: 'Premium' },
} satisfies LabelSet;

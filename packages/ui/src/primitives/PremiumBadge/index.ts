export { PremiumBadge, type PremiumBadgeProps } from './PremiumBadge';

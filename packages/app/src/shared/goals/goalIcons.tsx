import type { Goal } from '@iskra/api-contract';
import { Coffee, Heart, Zap, type LucideIcon } from 'lucide-react';

/** The picture of each goal. */
export const goalIcons: Record<Goal, LucideIcon> = {
  find_love: Heart,
  friendship: Coffee,
  quick_meetings: Zap,
};

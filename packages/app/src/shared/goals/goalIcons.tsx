import type { Goal } from '@iskra/api-contract';
import { Coffee, Heart, Zap, type IconComponent } from '@iskra/ui/icons';

/** The picture of each goal. */
export const goalIcons: Record<Goal, IconComponent> = {
  find_love: Heart,
  friendship: Coffee,
  quick_meetings: Zap,
};

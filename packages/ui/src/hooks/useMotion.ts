import { useMotionPreference } from '../theme/useMotionPreference';
import type { MotionName } from '../theme/IskraContext';

/** Of components that move. */
export interface MotionProps {
  /** How much moves in this one; `system` follows the provider, `MotionConfig` and the device. @default 'system' */
  motion?: MotionName | undefined;
}

/** Whether a component stands still, and the attribute of its root that stills the CSS inside. */
export function useMotion(motion: MotionName | undefined) {
  const isReduced = useMotionPreference(motion);
  return { isReduced, stillness: { 'data-iskra-motion': isReduced ? 'none' : undefined } as const };
}

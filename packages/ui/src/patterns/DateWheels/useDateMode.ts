import { useMediaQuery } from '../../hooks/useMediaQuery';
import { mobileMaxWidth } from '../../theme/scales';
import type { MotionName } from '../../theme/IskraContext';
import { useMotionPreference } from '../../theme/useMotionPreference';

export type DateMode = 'wheels' | 'select';

const calm = '(forced-colors: none)';
const forFingers = `${calm} and (pointer: coarse), ${calm} and (max-width: ${mobileMaxWidth}px)`;

// [REG-04, B3.7]
/** Wheels where fingers are and on narrow screens; drop-downs elsewhere, with reduced motion and forced colours. */
export function useDateMode(mode: DateMode | 'auto', motion: MotionName | undefined): DateMode {
  const isForFingers = useMediaQuery(forFingers, false);
  const isReduced = useMotionPreference(motion);
  if (mode !== 'auto') return mode;
  return isForFingers && !isReduced ? 'wheels' : 'select';
}

import { useMemo } from 'react';
import { gestureRules, type GestureRules } from './gesture';

type OwnRules = { [Rule in keyof GestureRules]?: GestureRules[Rule] | undefined };

/** The rules of a deck: the caller's numbers in the place of the usual ones. */
export function useGestureRules({ thresholds, clamp, tilt }: OwnRules): GestureRules {
  return useMemo(
    () => ({
      ...gestureRules,
      thresholds: thresholds ?? gestureRules.thresholds,
      clamp: clamp ?? gestureRules.clamp,
      tilt: tilt ?? gestureRules.tilt,
    }),
    [thresholds, clamp, tilt],
  );
}

import { useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useMotionPreference } from '../../theme/useMotionPreference';
import { DeckStage } from './DeckStage';
import { gestureRules, type GestureRules } from './gesture';

/** The stage of a deck on its element, kept to the rules of its props. */
export function useDeckStage(
  element: RefObject<HTMLElement | null>,
  { thresholds, clamp, tilt }: { [Rule in keyof GestureRules]?: GestureRules[Rule] | undefined },
): DeckStage {
  const isReduced = useMotionPreference();
  const [stage] = useState(() => new DeckStage(gestureRules));
  useIsomorphicLayoutEffect(() => {
    stage.rules = {
      ...stage.rules,
      thresholds: thresholds ?? gestureRules.thresholds,
      clamp: clamp ?? gestureRules.clamp,
      tilt: tilt ?? gestureRules.tilt,
    };
    stage.isReduced = isReduced;
  }, [stage, thresholds, clamp, tilt, isReduced]);
  useIsomorphicLayoutEffect(
    () => (element.current ? stage.attach(element.current) : undefined),
    [element, stage],
  );
  return stage;
}

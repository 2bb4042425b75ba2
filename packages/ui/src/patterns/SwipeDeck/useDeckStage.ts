import { useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useMotionPreference } from '../../theme/useMotionPreference';
import { durationScale } from '../../theme';
import { DeckStage } from './DeckStage';
import { gestureRules, type GestureRules } from './gesture';

type DeckStageProps = { [Rule in keyof GestureRules]?: GestureRules[Rule] | undefined } & {
  transition?: number | undefined;
};

/** The stage of a deck on its element, kept to the rules of its props. */
export function useDeckStage(
  element: RefObject<HTMLElement | null>,
  { thresholds, clamp, tilt, transition = durationScale.slow }: DeckStageProps,
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
    stage.transition = transition;
  }, [stage, thresholds, clamp, tilt, transition, isReduced]);
  useIsomorphicLayoutEffect(
    () => (element.current ? stage.attach(element.current) : undefined),
    [element, stage],
  );
  return stage;
}

import { useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { durationScale } from '../../theme';
import { DeckStage } from './DeckStage';
import { gestureRules, type GestureRules } from './gesture';

type DeckStageProps = { [Rule in keyof GestureRules]?: GestureRules[Rule] | undefined } & {
  duration?: number | undefined;
  isReduced: boolean;
};

/** The stage of a deck on its element, kept to the rules of its props. */
export function useDeckStage(
  element: RefObject<HTMLElement | null>,
  { thresholds, clamp, tilt, duration = durationScale.slow, isReduced }: DeckStageProps,
): DeckStage {
  const [stage] = useState(() => new DeckStage(gestureRules));
  useIsomorphicLayoutEffect(() => {
    stage.rules = {
      ...stage.rules,
      thresholds: thresholds ?? gestureRules.thresholds,
      clamp: clamp ?? gestureRules.clamp,
      tilt: tilt ?? gestureRules.tilt,
    };
    stage.isReduced = isReduced;
    stage.duration = duration;
  }, [stage, thresholds, clamp, tilt, duration, isReduced]);
  useIsomorphicLayoutEffect(
    () => (element.current ? stage.attach(element.current) : undefined),
    [element, stage],
  );
  return stage;
}

import { useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { durationScale } from '../../theme';
import { DeckStage } from './DeckStage';
import type { GestureRules } from './gesture';

interface DeckStageOptions {
  readonly rules: GestureRules;
  readonly duration: number | undefined;
  readonly isReduced: boolean;
}

/** The stage of a deck on its element, kept to its rules. */
export function useDeckStage(
  element: RefObject<HTMLElement | null>,
  { rules, duration = durationScale.slow, isReduced }: DeckStageOptions,
): DeckStage {
  const [stage] = useState(() => new DeckStage(rules));
  useIsomorphicLayoutEffect(() => {
    Object.assign(stage, { rules, duration, isReduced });
  }, [stage, rules, duration, isReduced]);
  useIsomorphicLayoutEffect(
    () => (element.current ? stage.attach(element.current) : undefined),
    [element, stage],
  );
  return stage;
}

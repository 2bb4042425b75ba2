import { useEffect, useState, type RefObject } from 'react';
import { onFirst } from '../../hooks/onFirst';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { untilLoaded } from '../../primitives/Later/untilLoaded';
import { durationScale } from '../../theme';
import { DeckStage } from './DeckStage';
import type { GestureRules } from './gesture';

interface DeckStageOptions {
  readonly rules: GestureRules;
  readonly duration: number | undefined;
  readonly isReduced: boolean;
}

/** Neither the focus nor `pointerover`: they also come of a page that changes by itself. */
const presence = ['pointermove', 'pointerdown', 'keydown'];
const loadAnimate = async () => (await import('./animate')).animate;

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
  // Whoever decides comes to the page first, be it to a button outside the deck. Nothing shows that it is here: no render.
  useEffect(
    () =>
      onFirst(document, presence, () => {
        void untilLoaded(loadAnimate).then((animate) => (stage.animate = animate));
      }),
    [stage],
  );
  return stage;
}

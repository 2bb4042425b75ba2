import type { MotionValue } from 'framer-motion/dom';
import { useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useMotion } from '../../hooks/useMotion';
import { useReached } from '../../hooks/useReached';
import type { SwipeDecision } from './gesture';
import type { SwipeDeckProps } from './SwipeDeckProps';
import type { SwipeDeckLabels } from './swipeDeck.labels';
import { useDeckFocus } from './useDeckFocus';
import { useDeckQueue } from './useDeckQueue';
import { useDeckStage } from './useDeckStage';
import { useDeckUndo } from './useDeckUndo';
import { useGestureRules } from './useGestureRules';
import { useNeedMore } from './useNeedMore';
import { useSwipeGesture } from './useSwipeGesture';

/** The card on top, the one behind it, and from the first touch on the one that comes next. */
const mountedCards = { atFirst: 2, reached: 3 };

interface DeckElements {
  root: RefObject<HTMLElement | null>;
  /** Around the cards. */
  stage: RefObject<HTMLDivElement | null>;
}

/** What the view of a deck draws and calls. */
export type Deck<Card> = ReturnType<typeof useDeck<Card>>;

/** The one path of a decision and its undoing, whether by gesture, button, key or call. */
export function useDeck<Card>(props: SwipeDeckProps<Card>, labels: SwipeDeckLabels, elements: DeckElements) {
  const { cards, getId, getName, describe = getName, commit = 'optimistic', onDecide } = props;
  const [spoken, setSpoken] = useState('');
  const [isReached, reach] = useReached(elements.root);
  const { isReduced, stillness } = useMotion(props.motion);
  const rules = useGestureRules(props);
  const stage = useDeckStage(elements.stage, { rules, duration: props.duration, isReduced });
  const queue = useDeckQueue({ cards, getId, stage, commit, onDecide, onDecided: handleDecided });
  const state = stateOf(props, queue.queue.length);
  const shown =
    state === 'ready' ? queue.queue.slice(0, mountedCards[isReached ? 'reached' : 'atFirst']) : [];
  const [top] = shown;
  const topId = top === undefined ? null : getId(top);

  // Cards come to rest before one of them enters or takes the focus.
  useIsomorphicLayoutEffect(() => stage.settle(), [topId, stage]);
  // The stamps came with the touch, and the card may be on its way already.
  useIsomorphicLayoutEffect(() => (isReached ? stage.draw() : undefined), [isReached, stage]);
  const noteFocus = useDeckFocus(elements.root, elements.stage, topId);
  const undoing = useDeckUndo({
    ...props,
    stage,
    topId,
    isFree: queue.isFree,
    onStart: noteFocus,
    restore: queue.restore,
    onUndone: (card, result) =>
      setSpoken(labels[result === 'undone' ? 'undone' : 'undoneButSeen'](describe(card))),
  });
  useNeedMore(props, queue.remaining);
  useSwipeGesture({
    rules,
    root: elements.stage,
    enabled: props.draggable !== 'never' && !(props.draggable === 'auto' && isReduced),
    haptics: props.haptics,
    isFree: () => queue.isFree() && top !== undefined,
    onStart: (kind) => stage.grab(kind),
    onMove: (distance) => stage.offset.set(distance),
    onReturn: () => stage.springBack(),
    onDecide: decide,
    onIntentChange: props.onIntentChange,
  });

  function handleDecided(card: Card, decision: SwipeDecision, next: Card | undefined): void {
    undoing.noteDecision(decision);
    const said = decision === 'like' ? labels.liked(getName(card)) : labels.passed(getName(card));
    setSpoken(`${said} ${next === undefined ? labels.noMore : labels.next(describe(next))}`);
  }

  function decide(decision: SwipeDecision): void {
    if (top === undefined) return;
    reach();
    noteFocus();
    queue.decide(decision);
  }

  const { canUndo, undo } = undoing;
  const { failure, dismissFailure, awaited } = queue;
  // Said, or the declarations would name the package under framer-motion.
  const offset: MotionValue<number> = stage.offset;
  return {
    state,
    shown,
    top,
    isReached,
    spoken,
    decide,
    canUndo,
    undo,
    failure,
    dismissFailure,
    awaited,
    offset,
    stillness,
  };
}

type DeckState = 'ready' | 'loading' | 'empty' | 'error' | 'limit';

function stateOf<Card>(props: SwipeDeckProps<Card>, count: number): DeckState {
  const { limitSlot, loading, errorSlot } = props;
  if (limitSlot) return 'limit';
  if (count > 0) return 'ready';
  if (loading) return 'loading';
  return errorSlot ? 'error' : 'empty';
}

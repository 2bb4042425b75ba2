import {
  forwardRef,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
} from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useLabels } from '../../theme/useLabels';
import { useMotionPreference } from '../../theme/useMotionPreference';
import { DeckCard } from './DeckCard';
import type { SwipeDecision } from './gesture';
import { DeckRoot, Instead, Stage } from './SwipeDeck.styles';
import { SwipeDeckActions } from './SwipeDeckActions';
import { SwipeDeckFailure } from './SwipeDeckFailure';
import { SwipeDeckHints } from './SwipeDeckHints';
import type { SwipeDeckHandle, SwipeDeckProps } from './SwipeDeckProps';
import { swipeDeckLabels } from './swipeDeck.labels';
import { useDeckFocus } from './useDeckFocus';
import { useDeckKeys } from './useDeckKeys';
import { useDeckQueue } from './useDeckQueue';
import { useDeckStage } from './useDeckStage';
import { useDeckUndo } from './useDeckUndo';
import { useNeedMore } from './useNeedMore';
import { useSwipeGesture } from './useSwipeGesture';

const mountedCards = 3;

function SwipeDeckView<Card>(props: SwipeDeckProps<Card>, ref: ForwardedRef<SwipeDeckHandle>) {
  const { getId, getName, describe = getName, commit = 'optimistic', shortcuts = true } = props;
  const labels = useLabels(swipeDeckLabels, props.labels);
  const root = useRef<HTMLElement>(null);
  const stageElement = useRef<HTMLDivElement>(null);
  const photoStep = useRef<((delta: 1 | -1) => void) | null>(null);
  const [spoken, setSpoken] = useState('');
  const [areHintsComplete, setHintsComplete] = useState(false);
  const isReduced = useMotionPreference();
  const stage = useDeckStage(stageElement, props);

  const deck = useDeckQueue({
    cards: props.cards,
    getId,
    stage,
    commit,
    onDecide: props.onDecide,
    onDecided: (card, decision, next) => {
      noteDecision(decision);
      const said = decision === 'like' ? labels.liked(getName(card)) : labels.passed(getName(card));
      setSpoken(`${said} ${next === undefined ? labels.noMore : labels.next(describe(next))}`);
    },
  });
  const state = stateOf(props, deck.queue.length);
  const shown = state === 'ready' ? deck.queue.slice(0, mountedCards) : [];
  const [top] = shown;
  const topId = top === undefined ? null : getId(top);

  // Cards come to rest before one of them enters or takes the focus.
  useIsomorphicLayoutEffect(() => stage.settle(), [topId, stage]);
  const noteFocus = useDeckFocus(root, stageElement, topId);
  const { canUndo, undo, noteDecision } = useDeckUndo({
    ...props,
    stage,
    topId,
    isFree: deck.isFree,
    onStart: noteFocus,
    restore: deck.restore,
    onUndone: (card, result) =>
      setSpoken(labels[result === 'undone' ? 'undone' : 'undoneButSeen'](describe(card))),
  });
  const decide = (decision: SwipeDecision) => {
    if (top === undefined) return;
    noteFocus();
    deck.decide(decision);
  };
  const openProfile = () => top !== undefined && props.onOpenProfile?.(top);

  useSwipeGesture({
    stage,
    root: stageElement,
    isEnabled: props.draggable !== 'never' && !(props.draggable === 'auto' && isReduced),
    hasHaptics: props.haptics ?? false,
    isFree: () => deck.isFree() && top !== undefined,
    onDecide: decide,
    onIntentChange: props.onIntentChange,
  });
  useImperativeHandle(ref, () => ({
    like: () => decide('like'),
    pass: () => decide('pass'),
    undo,
    offset: stage.offset,
  }));
  useNeedMore(props, deck.remaining);
  const handleKeyDown = useDeckKeys(shortcuts, {
    like: () => decide('like'),
    pass: () => decide('pass'),
    profile: () => void openProfile(),
    nextPhoto: () => photoStep.current?.(1),
    previousPhoto: () => photoStep.current?.(-1),
    undo: () => void undo(),
    hints: () => setHintsComplete((before) => !before),
  });

  const [photoIndexes] = useState(() => new Map<string, number>());
  const deckId = useId();
  const context = useMemo(
    () => ({ offset: stage.offset, photoStep, photoIndexes, deckId }),
    [stage, photoIndexes, deckId],
  );
  return (
    <DeckRoot
      ref={root}
      aria-label={labels.deck}
      aria-roledescription={labels.deckRole}
      aria-busy={state === 'loading'}
      data-state={state}
      {...rootPropsOf(props)}
      onKeyDown={handleKeyDown}
    >
      <Stage ref={stageElement} data-part="stage">
        {shown.map((card, depth) => (
          <DeckCard
            key={getId(card)}
            id={getId(card)}
            {...{ card, depth, labels, context }}
            name={getName(card)}
            renderCard={props.renderCard}
          />
        ))}
        {state !== 'ready' && (
          <Instead data-part="instead" data-state={state} tabIndex={-1}>
            {state === 'loading' ? (
              <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
            ) : (
              props[`${state}Slot`]
            )}
          </Instead>
        )}
        {deck.failure && state !== 'limit' && (
          <SwipeDeckFailure
            {...{ labels, getName }}
            failure={deck.failure}
            renderFailure={props.renderFailure}
            onRetry={() => decide(deck.failure?.decision ?? 'pass')}
            onDismiss={deck.dismissFailure}
          />
        )}
      </Stage>
      <SwipeDeckActions
        labels={labels}
        name={top === undefined ? undefined : getName(top)}
        awaited={deck.awaited}
        canUndo={canUndo}
        onDecide={decide}
        onUndo={props.onUndo && (() => void undo())}
        onOpenProfile={props.onOpenProfile && openProfile}
      />
      {shortcuts && <SwipeDeckHints labels={labels} isComplete={areHintsComplete} />}
      <VisuallyHidden aria-live="polite">{props.announce === false ? '' : spoken}</VisuallyHidden>
    </DeckRoot>
  );
}

// [ENC-07, ENC-08, ENC-09]
/** A pile of cards that is decided one by one by drag, button, key or call. */
export const SwipeDeck = forwardRef(SwipeDeckView) as <Card>(
  props: SwipeDeckProps<Card> & {
    /** Likes, passes and undoes from outside. */
    ref?: ForwardedRef<SwipeDeckHandle> | undefined;
  },
) => ReactElement;

function stateOf<Card>({ limitSlot, loading, errorSlot }: SwipeDeckProps<Card>, count: number) {
  if (limitSlot) return 'limit';
  if (count > 0) return 'ready';
  if (loading) return 'loading';
  return errorSlot ? 'error' : 'empty';
}

function rootPropsOf<Card>(props: SwipeDeckProps<Card>) {
  const {
    cards,
    getId,
    getName,
    describe,
    renderCard,
    onDecide,
    commit,
    onNeedMore,
    needMoreAt,
    canUndo,
    onUndo,
    undoDepth,
    wasSeen,
    onOpenProfile,
    onIntentChange,
    haptics,
    thresholds,
    clamp,
    tilt,
    transition,
    draggable,
    shortcuts,
    loading,
    emptySlot,
    errorSlot,
    limitSlot,
    renderFailure,
    labels,
    announce,
    ...elementProps
  } = props;
  return elementProps;
}

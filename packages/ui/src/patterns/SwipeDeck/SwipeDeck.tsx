import {
  forwardRef,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
} from 'react';
import { Announcement } from '../../announcer/Announcement';
import { useLatest } from '../../hooks/useLatest';
import { useLabels } from '../../theme/useLabels';
import { DeckPile } from './DeckPile';
import type { SwipeDecision } from './gesture';
import { DeckRoot } from './SwipeDeck.styles';
import { SwipeDeckActions } from './SwipeDeckActions';
import { SwipeDeckHints } from './SwipeDeckHints';
import type { SwipeDeckHandle, SwipeDeckProps } from './SwipeDeckProps';
import { swipeDeckLabels } from './swipeDeck.labels';
import { useDeck } from './useDeck';
import { useDeckKeys } from './useDeckKeys';

function SwipeDeckView<Card>(props: SwipeDeckProps<Card>, ref: ForwardedRef<SwipeDeckHandle>) {
  const { getName, shortcuts = true, onOpenProfile, onUndo } = props;
  const labels = useLabels(swipeDeckLabels, props.labels);
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const photoStep = useRef<((delta: 1 | -1) => void) | null>(null);
  const [areHintsComplete, setHintsComplete] = useState(false);
  const deck = useDeck(props, labels, { root, stage });
  const { state, top } = deck;
  const commands = {
    like: () => deck.decide('like'),
    pass: () => deck.decide('pass'),
    profile: () => top !== undefined && onOpenProfile?.(top),
    nextPhoto: () => photoStep.current?.(1),
    previousPhoto: () => photoStep.current?.(-1),
    undo: () => void deck.undo(),
    hints: () => setHintsComplete((before) => !before),
  };
  const handleKeyDown = useDeckKeys(shortcuts, commands);
  // The same ones at each render: buttons are drawn again when what they say changes.
  const latest = useLatest({ ...commands, decide: deck.decide });
  const buttons = useMemo(
    () => ({
      onDecide: (decision: SwipeDecision) => latest.current.decide(decision),
      onUndo: () => latest.current.undo(),
      onOpenProfile: () => latest.current.profile(),
    }),
    [latest],
  );
  const { like, pass } = commands;
  useImperativeHandle(ref, () => ({ like, pass, undo: deck.undo, offset: deck.offset }));
  return (
    <DeckRoot
      ref={root}
      aria-label={labels.deck}
      aria-roledescription={labels.deckRole}
      aria-busy={state === 'loading'}
      data-state={state}
      {...deck.stillness}
      {...rootPropsOf(props)}
      onKeyDown={handleKeyDown}
    >
      <DeckPile {...{ deck, props, labels, photoStep, stage }} />
      <SwipeDeckActions
        labels={labels}
        name={top === undefined ? undefined : getName(top)}
        awaited={deck.awaited}
        canUndo={deck.canUndo}
        onDecide={buttons.onDecide}
        onUndo={onUndo && buttons.onUndo}
        onOpenProfile={onOpenProfile && buttons.onOpenProfile}
      />
      {shortcuts && (
        <SwipeDeckHints labels={labels} hasProfile={Boolean(onOpenProfile)} isComplete={areHintsComplete} />
      )}
      {props.announce !== false && <Announcement text={deck.spoken} />}
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
    duration,
    motion,
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

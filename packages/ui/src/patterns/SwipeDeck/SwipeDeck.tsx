import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useLabels } from '../../theme/useLabels';
import { useMotionPreference } from '../../theme/useMotionPreference';
import { DeckCard } from './DeckCard';
import { deckCommand, type DeckCommand } from './deckKeys';
import { DeckStage } from './DeckStage';
import { gestureRules, type SwipeDecision } from './gesture';
import { DeckRoot, Instead, Stage } from './SwipeDeck.styles';
import { SwipeDeckActions } from './SwipeDeckActions';
import { SwipeDeckFailure } from './SwipeDeckFailure';
import { SwipeDeckHints } from './SwipeDeckHints';
import type { SwipeDeckHandle, SwipeDeckProps } from './SwipeDeckProps';
import { swipeDeckLabels } from './swipeDeck.labels';
import { useDeckQueue } from './useDeckQueue';
import { useSwipeGesture } from './useSwipeGesture';

const mountedCards = 3;

function SwipeDeckView<Card>(props: SwipeDeckProps<Card>, ref: ForwardedRef<SwipeDeckHandle>) {
  const { cards, getId, getName, describe = getName, commit = 'optimistic', shortcuts = true } = props;
  const labels = useLabels(swipeDeckLabels, props.labels);
  const root = useRef<HTMLElement>(null);
  const stageElement = useRef<HTMLDivElement>(null);
  const stage = useStage(props);
  const [spoken, setSpoken] = useState('');
  const [areHintsComplete, setHintsComplete] = useState(false);
  const [decided, setDecided] = useState<readonly SwipeDecision[]>([]);
  const entering = useRef<{ id: string; from: SwipeDecision } | null>(null);
  const wasFocusInside = useRef(false);
  const photoStep = useRef<((delta: 1 | -1) => void) | null>(null);

  const deck = useDeckQueue({
    cards,
    getId,
    stage,
    commit,
    onDecide: props.onDecide,
    onDecided: (card, decision, next) => {
      setDecided((before) => [...before, decision]);
      const said = decision === 'like' ? labels.liked(getName(card)) : labels.passed(getName(card));
      setSpoken(`${said} ${next === undefined ? labels.noMore : labels.next(describe(next))}`);
    },
  });
  const { queue, topId, failure, remaining } = deck;
  const top = queue[0];
  const canUndo = props.canUndo ?? decided.length > 0;

  const decide = (decision: SwipeDecision) => {
    wasFocusInside.current = root.current?.contains(document.activeElement) ?? false;
    deck.decide(decision);
  };
  const undo = async () => {
    if (!canUndo || !props.onUndo || !deck.isFree()) return;
    const card = await props.onUndo();
    if (card === undefined) return;
    entering.current = { id: getId(card), from: decided.at(-1) ?? 'pass' };
    setDecided((before) => before.slice(0, -1));
    setSpoken(labels.undone(describe(card)));
    deck.restore(card);
  };
  const openProfile = () => top !== undefined && props.onOpenProfile?.(top);

  useSwipeGesture({
    stage,
    root: stageElement,
    isEnabled: props.draggable ?? true,
    isFree: () => deck.isFree() && top !== undefined,
    onDecide: decide,
    onIntentChange: props.onIntentChange,
  });
  useImperativeHandle(ref, () => ({
    like: () => decide('like'),
    pass: () => decide('pass'),
    undo: () => void undo(),
    offset: stage.offset,
  }));

  useIsomorphicLayoutEffect(
    () => (stageElement.current ? stage.attach(stageElement.current) : undefined),
    [stage],
  );
  useIsomorphicLayoutEffect(() => {
    stage.settle();
    if (entering.current && entering.current.id === topId) stage.enter(entering.current.from);
    entering.current = null;
    const hasLostFocus = topId === null || document.activeElement === document.body;
    if (wasFocusInside.current && hasLostFocus)
      firstPlace(stageElement.current)?.focus({ preventScroll: true });
    wasFocusInside.current = false;
  }, [topId, stage]);
  useNeedMore(props, remaining);

  const commands: Readonly<Record<DeckCommand, () => void>> = {
    like: () => decide('like'),
    pass: () => decide('pass'),
    profile: () => void openProfile(),
    nextPhoto: () => photoStep.current?.(1),
    previousPhoto: () => photoStep.current?.(-1),
    undo: () => void undo(),
    hints: () => setHintsComplete((before) => !before),
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!shortcuts || event.defaultPrevented || isTextField(event.target)) return;
    const isOnCard = event.target instanceof HTMLElement && event.target.dataset['depth'] === '0';
    const command = deckCommand({ ...pickKey(event), isOnCard });
    if (!command) return;
    event.preventDefault();
    commands[command]();
  };

  const [photoIndexes] = useState(() => new Map<string, number>());
  const context = useMemo(() => ({ offset: stage.offset, photoStep, photoIndexes }), [stage, photoIndexes]);
  const state = top !== undefined ? 'ready' : props.loading ? 'loading' : props.errorSlot ? 'error' : 'empty';
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
        {queue.slice(0, mountedCards).map((card, depth) => (
          <DeckCard
            key={getId(card)}
            {...{ card, depth, labels, context }}
            name={getName(card)}
            renderCard={props.renderCard}
          />
        ))}
        {state !== 'ready' && (
          <Instead data-part="instead" data-state={state} tabIndex={-1}>
            {state === 'loading' && <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>}
            {state === 'error' && props.errorSlot}
            {state === 'empty' && props.emptySlot}
          </Instead>
        )}
        {failure && (
          <SwipeDeckFailure
            {...{ failure, labels, getName }}
            renderFailure={props.renderFailure}
            onRetry={() => decide(failure.decision)}
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

/** A pile of cards that is decided one by one by drag, button, key or call [ENC-07] [ENC-08] [ENC-09]. */
export const SwipeDeck = forwardRef(SwipeDeckView) as <Card>(
  props: SwipeDeckProps<Card> & { ref?: ForwardedRef<SwipeDeckHandle> | undefined },
) => ReactElement;

function rootPropsOf<Card>(props: SwipeDeckProps<Card>) {
  const { cards, getId, getName, describe, renderCard, onDecide, commit, onNeedMore, needMoreAt, ...a } =
    props;
  const { canUndo, onUndo, onOpenProfile, onIntentChange, thresholds, clamp, tilt, draggable, ...b } = a;
  const { shortcuts, loading, emptySlot, errorSlot, renderFailure, labels, announce, ...root } = b;
  return root;
}

function useStage<Card>({ thresholds, clamp, tilt }: SwipeDeckProps<Card>): DeckStage {
  const isReduced = useMotionPreference();
  const [stage] = useState(() => new DeckStage(gestureRules));
  useIsomorphicLayoutEffect(() => {
    const { rules } = stage;
    stage.rules = {
      ...rules,
      thresholds: thresholds ?? gestureRules.thresholds,
      clamp: clamp ?? gestureRules.clamp,
      tilt: tilt ?? gestureRules.tilt,
    };
    stage.isReduced = isReduced;
  }, [stage, thresholds, clamp, tilt, isReduced]);
  return stage;
}

function useNeedMore<Card>(props: SwipeDeckProps<Card>, remaining: number): void {
  const { onNeedMore, needMoreAt = 3, loading = false } = props;
  const latest = useRef(onNeedMore);
  useEffect(() => {
    latest.current = onNeedMore;
  });
  useEffect(() => {
    if (!loading && remaining <= needMoreAt) latest.current?.(remaining);
  }, [loading, remaining, needMoreAt]);
}

const firstPlace = (stage: HTMLElement | null) =>
  stage?.querySelector<HTMLElement>('[data-depth="0"]') ??
  stage?.querySelector<HTMLElement>('[data-part="instead"] [tabindex="-1"]') ??
  stage?.querySelector<HTMLElement>('[data-part="instead"]');

const isTextField = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const pickKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
});

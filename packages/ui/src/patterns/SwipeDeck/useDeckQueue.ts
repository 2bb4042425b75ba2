import { useCallback, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import type { DeckStage } from './DeckStage';
import type { SwipeDecision } from './gesture';
import { useDecision } from './useDecision';
import { useLeavingCard } from './useLeavingCard';
import { usePile } from './usePile';

interface DeckQueueOptions<Card> {
  readonly cards: readonly Card[];
  readonly getId: (card: Card) => string;
  readonly stage: DeckStage;
  readonly commit: 'optimistic' | 'await';
  readonly onDecide: (card: Card, decision: SwipeDecision) => void | Promise<unknown>;
  readonly onDecided: (card: Card, decision: SwipeDecision, next: Card | undefined) => void;
}

// [B1.6]
/** Which card is on top, which one is leaving, and what went wrong; one decision per card, whatever the way. */
export function useDeckQueue<Card>(options: DeckQueueOptions<Card>) {
  const { cards, getId, stage, commit, onDecide } = options;
  const [shown, setShown] = useState(() => withId(cards[0], getId));
  const pile = usePile(cards, getId);
  const { leaving, leave, noteTakenAway, isLocked } = useLeavingCard<Card>(stage, ({ id, decision }) => {
    // It was on top again while it left, and must not be found missing a second time.
    if (decision === 'removed') setShown(null);
    else pile.take(id);
  });
  const { giveBack, restore } = pile;
  const decision = useDecision({ stage, commit, onDecide, isLocked, giveBack });
  const latest = useLatest(options);

  const waiting = pile.waiting.filter((card) => getId(card) !== leaving?.id);
  const queue = leaving ? [leaving.card, ...waiting] : waiting;
  const top = withId(queue[0], getId);
  if (top?.id !== shown?.id) {
    if (shown && !leaving && pile.isTakenAway(shown.id) && waiting.length > 0) noteTakenAway(shown);
    setShown(top);
  }

  const decide = (decided: SwipeDecision) => {
    if (isLocked.current || !top) return;
    const next = waiting.find((card) => getId(card) !== top.id);
    decision.make(top.card, decided, () => {
      leave({ ...top, decision: decided });
      latest.current.onDecided(top.card, decided, next);
    });
  };

  return {
    queue,
    awaited: decision.awaited,
    failure: decision.failure,
    dismissFailure: decision.dismissFailure,
    remaining: waiting.length,
    isFree: useCallback(() => !isLocked.current, [isLocked]),
    decide,
    restore: (card: Card) => {
      decision.dismissFailure();
      restore(card);
    },
  };
}

const withId = <Card>(card: Card | undefined, getId: (card: Card) => string) =>
  card === undefined ? null : { id: getId(card), card };

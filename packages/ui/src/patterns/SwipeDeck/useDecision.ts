import { useState, type RefObject } from 'react';
import type { DeckStage } from './DeckStage';
import type { SwipeDecision } from './gesture';

/** A decision that the other side did not take. */
export interface DecisionFailure<Card> {
  /** The card that came back. */
  readonly card: Card;
  /** What was decided on it. */
  readonly decision: SwipeDecision;
  /** The reason with which the promise of `onDecide` was rejected. */
  readonly error: unknown;
}

interface DecisionOptions<Card> {
  readonly stage: DeckStage;
  readonly commit: 'optimistic' | 'await';
  readonly onDecide: (card: Card, decision: SwipeDecision) => void | Promise<unknown>;
  readonly isLocked: RefObject<boolean>;
  readonly giveBack: (card: Card) => void;
}

// [B1.7]
/** Hands a decision over: `move` sends the card away at once or when it was taken; one that fails gives it back. */
export function useDecision<Card>(options: DecisionOptions<Card>) {
  const { stage, isLocked } = options;
  const [awaited, setAwaited] = useState<SwipeDecision | null>(null);
  const [failure, setFailure] = useState<DecisionFailure<Card> | null>(null);

  const make = (card: Card, decision: SwipeDecision, move: () => void) => {
    isLocked.current = true;
    setFailure(null);
    const giveBack = (error: unknown) => {
      setFailure({ card, decision, error });
      options.giveBack(card);
    };
    const answer = attempt(() => options.onDecide(card, decision));
    if (options.commit === 'optimistic' || !answer) {
      move();
      answer?.catch(giveBack);
      return;
    }
    setAwaited(decision);
    stage.hold(decision);
    const fail = (error: unknown) => {
      isLocked.current = false;
      stage.springBack();
      giveBack(error);
    };
    void answer.then(move, fail).finally(() => setAwaited(null));
  };
  return { make, awaited, failure, dismissFailure: () => setFailure(null) };
}

/** The promise of a call, a rejected one when it throws, or nothing when it answers at once. */
function attempt(call: () => void | Promise<unknown>): Promise<unknown> | undefined {
  try {
    return call() ?? undefined;
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

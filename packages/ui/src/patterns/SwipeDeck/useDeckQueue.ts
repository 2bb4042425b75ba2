import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
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

interface Leaving<Card> {
  readonly id: string;
  readonly card: Card;
  readonly decision: SwipeDecision | 'removed';
}

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
  const { cards, getId, stage } = options;
  const [gone, setGone] = useState<ReadonlySet<string>>(() => new Set());
  const [returned, setReturned] = useState<readonly Card[]>([]);
  const [leaving, setLeaving] = useState<Leaving<Card> | null>(null);
  const [awaited, setAwaited] = useState<SwipeDecision | null>(null);
  const [failure, setFailure] = useState<DecisionFailure<Card> | null>(null);
  const [shown, setShown] = useState<{ id: string; card: Card } | null>(() => firstOf(cards, getId));
  const isLocked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useLatest(options);

  const listed = new Set(cards.map(getId));
  const isWaiting = (card: Card) => !gone.has(getId(card)) && getId(card) !== leaving?.id;
  const waiting = [...returned.filter((card) => !listed.has(getId(card))), ...cards].filter(isWaiting);
  const queue = leaving ? [leaving.card, ...waiting] : waiting;
  const top = queue[0];
  const topId = top === undefined ? null : getId(top);

  // A decided card that the list gave up may come again later; then it is a new card.
  if ([...gone].some((id) => !listed.has(id))) setGone(new Set([...gone].filter((id) => listed.has(id))));
  if (topId !== (shown?.id ?? null)) {
    const wasTaken = shown && !leaving && !gone.has(shown.id) && !listed.has(shown.id);
    if (wasTaken && waiting.length > 0) setLeaving({ ...shown, decision: 'removed' });
    setShown(top === undefined || topId === null ? null : { id: topId, card: top });
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = useCallback(
    (left: Leaving<Card>) => {
      isLocked.current = false;
      setLeaving(null);
      if (left.decision === 'removed') return;
      setGone((before) => new Set(before).add(left.id));
      setReturned((before) => before.filter((card) => latest.current.getId(card) !== left.id));
    },
    [latest],
  );

  const leave = useCallback(
    (left: Leaving<Card>) => {
      isLocked.current = true;
      setLeaving(left);
      stage.leave(left.decision);
      clearTimeout(timer.current);
      timer.current = setTimeout(finish, stage.leaveDuration, left);
    },
    [finish, stage],
  );

  const isSilent = leaving?.decision === 'removed';
  useEffect(() => {
    if (isSilent && leaving) leave(leaving);
    // Only the moment it was taken away counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSilent]);

  const decide = (decision: SwipeDecision) => {
    if (isLocked.current || top === undefined || topId === null) return;
    isLocked.current = true;
    setFailure(null);
    const left = { id: topId, card: top, decision };
    const announce = () =>
      latest.current.onDecided(
        top,
        decision,
        waiting.find((card) => getId(card) !== topId),
      );
    const giveBack = (error: unknown) => {
      setFailure({ card: top, decision, error });
      setGone((before) => new Set([...before].filter((id) => id !== topId)));
      setReturned((before) => [top, ...before.filter((card) => latest.current.getId(card) !== topId)]);
    };
    const answer = attempt(() => options.onDecide(top, decision));
    if (options.commit === 'optimistic' || !answer) {
      leave(left);
      announce();
      answer?.catch(giveBack);
      return;
    }
    setAwaited(decision);
    stage.hold(decision);
    const succeed = () => {
      leave(left);
      announce();
    };
    const fail = (error: unknown) => {
      isLocked.current = false;
      stage.springBack();
      giveBack(error);
    };
    void answer.then(succeed, fail).finally(() => setAwaited(null));
  };

  const restore = (card: Card) => {
    const id = getId(card);
    setFailure(null);
    setGone((before) => new Set([...before].filter((each) => each !== id)));
    if (!listed.has(id)) setReturned((before) => [card, ...before]);
  };

  return {
    queue,
    topId,
    awaited,
    failure,
    remaining: waiting.length,
    isFree: useCallback(() => !isLocked.current, []),
    decide,
    restore,
    dismissFailure: () => setFailure(null),
  };
}

const firstOf = <Card>([card]: readonly Card[], getId: (card: Card) => string) =>
  card === undefined ? null : { id: getId(card), card };

/** The promise of a call, a rejected one when it throws, or nothing when it answers at once. */
function attempt(call: () => void | Promise<unknown>): Promise<unknown> | undefined {
  try {
    return call() ?? undefined;
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

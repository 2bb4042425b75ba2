import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import type { DeckStage } from './DeckStage';
import type { SwipeDecision } from './gesture';

/** A card on its way out: decided, or taken away by the list. */
export interface LeavingCard<Card> {
  readonly id: string;
  readonly card: Card;
  readonly decision: SwipeDecision | 'removed';
}

// [B1.6]
/** The card that is leaving, and the lock that holds from a decision until the next card is on top. */
export function useLeavingCard<Card>(stage: DeckStage, onGone: (left: LeavingCard<Card>) => void) {
  const [leaving, setLeaving] = useState<LeavingCard<Card> | null>(null);
  const isLocked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useLatest(onGone);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = useCallback(
    (left: LeavingCard<Card>) => {
      const finish = () => {
        isLocked.current = false;
        setLeaving(null);
        latest.current(left);
      };
      isLocked.current = true;
      setLeaving(left);
      stage.leave(left.decision);
      clearTimeout(timer.current);
      timer.current = setTimeout(finish, stage.leaveDuration);
    },
    [latest, stage],
  );

  const isSilent = leaving?.decision === 'removed';
  useEffect(() => {
    if (isSilent && leaving) leave(leaving);
    // Only the moment it was taken away counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSilent]);

  /** While rendering: the card is no longer listed, and slides out by itself. */
  const noteTakenAway = (card: Omit<LeavingCard<Card>, 'decision'>) =>
    setLeaving({ ...card, decision: 'removed' });
  return { leaving, leave, noteTakenAway, isLocked };
}

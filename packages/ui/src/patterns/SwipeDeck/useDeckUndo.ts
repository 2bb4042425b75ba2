import { useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import type { DeckStage } from './DeckStage';
import type { SwipeDecision } from './gesture';
import type { SwipeDeckProps, UndoResult } from './SwipeDeckProps';

interface DeckUndoOptions<Card> extends Pick<
  SwipeDeckProps<Card>,
  'canUndo' | 'onUndo' | 'undoDepth' | 'wasSeen'
> {
  readonly stage: DeckStage;
  readonly topId: string | null;
  readonly isFree: () => boolean;
  readonly onStart: () => void;
  readonly restore: (card: Card) => void;
  readonly onUndone: (card: Card, result: UndoResult) => void;
}

// [B1.8]
/** Takes decisions back, the last one first; the card comes in from the side it had left to. */
export function useDeckUndo<Card>(options: DeckUndoOptions<Card>) {
  const { onUndo, undoDepth = Infinity, wasSeen, stage, topId } = options;
  const [decided, setDecided] = useState<readonly SwipeDecision[]>([]);
  const entering = useRef<SwipeDecision | null>(null);
  const isUndoing = useRef(false);
  const canUndo = options.canUndo ?? decided.length > 0;

  useIsomorphicLayoutEffect(() => {
    if (entering.current) stage.enter(entering.current);
    entering.current = null;
  }, [topId, stage]);

  const undo = async (): Promise<UndoResult> => {
    if (!canUndo || !onUndo || isUndoing.current || !options.isFree()) return 'nothing_to_undo';
    // Before the call: the caller may put the card back into its list at once.
    entering.current = decided.at(-1) ?? 'pass';
    options.onStart();
    const asked = onUndo();
    isUndoing.current = true;
    const card = await Promise.resolve(asked).finally(() => (isUndoing.current = false));
    if (card === undefined) {
      entering.current = null;
      return 'nothing_to_undo';
    }
    const result = wasSeen?.(card) ? 'undone_but_seen' : 'undone';
    setDecided((before) => before.slice(0, -1));
    options.restore(card);
    options.onUndone(card, result);
    return result;
  };
  const noteDecision = (decision: SwipeDecision) => {
    if (undoDepth > 0) setDecided((before) => [...before, decision].slice(-undoDepth));
  };
  return { canUndo, undo, noteDecision };
}

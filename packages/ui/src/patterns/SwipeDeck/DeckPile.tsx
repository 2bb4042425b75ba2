import { useId, useMemo, useState, type RefObject } from 'react';
import { Announcement } from '../../announcer/Announcement';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { DeckCard } from './DeckCard';
import { Instead, Stage } from './SwipeDeck.styles';
import { SwipeDeckFailure } from './SwipeDeckFailure';
import type { SwipeCardContext, SwipeDeckProps } from './SwipeDeckProps';
import type { SwipeDeckLabels } from './swipeDeck.labels';
import type { Deck } from './useDeck';

interface DeckPileProps<Card> {
  deck: Deck<Card>;
  /** Of the whole deck: how cards are drawn, and what stands in place of one. */
  props: SwipeDeckProps<Card>;
  photoStep: SwipeCardContext['photoStep'];
  labels: SwipeDeckLabels;
  stage: RefObject<HTMLDivElement | null>;
}

/** The cards on each other, what stands in place of them, and what went wrong with one. */
export function DeckPile<Card>({ deck, props, photoStep, labels, stage }: DeckPileProps<Card>) {
  const { getId, getName, renderCard, renderFailure } = props;
  const { state, offset, failure } = deck;
  const deckId = useId();
  const [photoIndexes] = useState(() => new Map<string, number>());
  const context = useMemo(
    () => ({ offset, photoStep, photoIndexes, deckId }),
    [offset, photoStep, photoIndexes, deckId],
  );
  return (
    <Stage ref={stage} data-part="stage">
      {deck.shown.map((card, depth) => (
        <DeckCard
          key={getId(card)}
          id={getId(card)}
          {...{ card, depth, labels, context, renderCard }}
          name={getName(card)}
          hasStamps={deck.isReached && depth === 0}
        />
      ))}
      {state !== 'ready' && (
        <Instead data-part="instead" data-state={state} tabIndex={-1}>
          {state === 'loading' ? (
            <>
              <VisuallyHidden>{labels.loading}</VisuallyHidden>
              <Announcement atOnce text={labels.loading} />
            </>
          ) : (
            props[`${state}Slot`]
          )}
        </Instead>
      )}
      {failure && state !== 'limit' && (
        <SwipeDeckFailure
          {...{ labels, getName, failure, renderFailure }}
          onRetry={() => deck.decide(failure.decision)}
          onDismiss={deck.dismissFailure}
        />
      )}
    </Stage>
  );
}

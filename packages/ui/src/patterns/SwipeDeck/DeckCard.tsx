import { Heart, X } from '../../icons/icons';
import { memo, type ReactNode } from 'react';
import { CardPlace } from './SwipeDeck.styles';
import type { SwipeCardContext } from './SwipeDeckProps';
import type { SwipeDeckLabels } from './swipeDeck.labels';

interface DeckCardProps<Card> {
  card: Card;
  id: string;
  depth: number;
  name: string;
  /** They show with a drag only. */
  hasStamps: boolean;
  labels: SwipeDeckLabels;
  context: Omit<SwipeCardContext, 'isTop' | 'aboutId'> & { deckId: string };
  renderCard: (card: Card, context: SwipeCardContext) => ReactNode;
}

function DeckCardView<Card>(props: DeckCardProps<Card>) {
  const { card, id, depth, name, hasStamps, labels, renderCard } = props;
  const { deckId, ...context } = props.context;
  const aboutId = `${deckId}${id}`;
  const isTop = depth === 0;
  return (
    <CardPlace
      data-depth={depth}
      aria-roledescription={labels.cardRole}
      aria-label={name}
      aria-describedby={aboutId}
      aria-hidden={!isTop}
      tabIndex={isTop ? 0 : -1}
    >
      {renderCard(card, { ...context, aboutId, isTop })}
      {hasStamps && (
        <>
          <div data-stamp="like" aria-hidden>
            <Heart size={28} fill="currentColor" /> {labels.stampLike}
          </div>
          <div data-stamp="pass" aria-hidden>
            <X size={28} /> {labels.stampPass}
          </div>
        </>
      )}
      <div data-veil />
    </CardPlace>
  );
}

/** One card in its place of the pile; rendered again only when it moves up or its content changes. */
export const DeckCard = memo(DeckCardView) as typeof DeckCardView;

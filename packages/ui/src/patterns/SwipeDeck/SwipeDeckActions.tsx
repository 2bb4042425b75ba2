import { Heart, Undo2, UserRound, X } from '../../icons/icons';
import { memo } from 'react';
import { IconButton } from '../../primitives/IconButton';
import type { SwipeDecision } from './gesture';
import { ActionRow } from './SwipeDeck.styles';
import type { SwipeDeckLabels } from './swipeDeck.labels';

interface SwipeDeckActionsProps {
  labels: SwipeDeckLabels;
  /** Name of the person on top; nothing can be decided without one. */
  name: string | undefined;
  /** The decision whose answer is awaited. */
  awaited: SwipeDecision | null;
  /** False shows the button, but with the reason instead of the action. */
  canUndo: boolean;
  onDecide: (decision: SwipeDecision) => void;
  /** Leaves the button out when absent. */
  onUndo?: (() => void) | undefined;
  /** Leaves the button out when absent. */
  onOpenProfile?: (() => void) | undefined;
}

// [ENC-03, B1.16]
/** The way without dragging, never hidden: undo, pass, like, profile. */
export const SwipeDeckActions = memo(function SwipeDeckActions(props: SwipeDeckActionsProps) {
  const { labels, name, awaited, canUndo, onDecide, onUndo, onOpenProfile } = props;
  const hasNoCard = name === undefined;
  return (
    <ActionRow role="group" data-part="actions">
      {onUndo && (
        <IconButton
          variant="surface"
          size={48}
          label={canUndo ? labels.undo : `${labels.undo}. ${labels.nothingToUndo}`}
          aria-disabled={!canUndo}
          onClick={() => canUndo && onUndo()}
        >
          <Undo2 />
        </IconButton>
      )}
      <IconButton
        variant="surface"
        size={68}
        label={hasNoCard ? labels.hintPass : labels.pass(name)}
        disabled={hasNoCard}
        busy={awaited === 'pass'}
        onClick={() => onDecide('pass')}
      >
        <X />
      </IconButton>
      <IconButton
        variant="like"
        size={68}
        label={hasNoCard ? labels.hintLike : labels.like(name)}
        disabled={hasNoCard}
        busy={awaited === 'like'}
        onClick={() => onDecide('like')}
      >
        <Heart fill="currentColor" />
      </IconButton>
      {onOpenProfile && (
        <IconButton
          variant="surface"
          size={48}
          label={hasNoCard ? labels.hintProfile : labels.profile(name)}
          disabled={hasNoCard}
          onClick={onOpenProfile}
        >
          <UserRound />
        </IconButton>
      )}
    </ActionRow>
  );
});

import { CircleAlert, X } from '../../icons/icons';
import { Failure, FailureButton } from './SwipeDeck.styles';
import type { SwipeDeckProps } from './SwipeDeckProps';
import type { DecisionFailure } from './useDecision';
import type { SwipeDeckLabels } from './swipeDeck.labels';

interface SwipeDeckFailureProps<Card> {
  failure: DecisionFailure<Card>;
  labels: SwipeDeckLabels;
  getName: (card: Card) => string;
  renderFailure: SwipeDeckProps<Card>['renderFailure'];
  onRetry: () => void;
  onDismiss: () => void;
}

/** Says over the card that came back what was not taken, and offers to try again. */
export function SwipeDeckFailure<Card>(props: SwipeDeckFailureProps<Card>) {
  const { failure, labels, getName, renderFailure, onRetry, onDismiss } = props;
  if (renderFailure) return renderFailure({ ...failure, retry: onRetry, dismiss: onDismiss });
  const name = getName(failure.card);
  return (
    <Failure role="alert">
      <CircleAlert size={20} />
      <span>{failure.decision === 'like' ? labels.failedLike(name) : labels.failedPass(name)}</span>
      <FailureButton type="button" onClick={onRetry}>
        {labels.retry}
      </FailureButton>
      <FailureButton type="button" onClick={onDismiss} aria-label={labels.close}>
        <X size={20} />
      </FailureButton>
    </Failure>
  );
}

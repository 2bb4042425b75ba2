import { Spinner } from '../../primitives/Spinner';
import type { FirstLabels } from './chatRoom.labels';
import type { AnyMessage } from './chatMessage';
import type { MessageListProps } from './MessageListProps';

/** What stands above the first message: more is loading, could not be loaded, or this is the beginning. */
export function Beginning(props: MessageListProps<AnyMessage> & { texts: FirstLabels }) {
  const { texts: labels, hasMore, loadingMore, loadMoreError, onLoadMore } = props;
  if (loadMoreError)
    return (
      <div data-part="note" role="alert">
        {labels.loadMoreFailed}
        <button type="button" onClick={onLoadMore}>
          {labels.retry}
        </button>
      </div>
    );
  if (loadingMore)
    return (
      <div data-part="note">
        <Spinner label={labels.loadingMore} />
      </div>
    );
  return hasMore ? null : <div data-part="note">{labels.start}</div>;
}

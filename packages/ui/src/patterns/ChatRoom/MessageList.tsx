import { forwardRef, useMemo, useRef, type ForwardedRef, type ReactElement } from 'react';
import { useToday } from '../../hooks/useToday';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { useIskra } from '../../theme/IskraContext';
import { useLabels } from '../../theme/useLabels';
import type { AnyMessage, ChatMessage } from './chatMessage';
import { chatRoomLabels } from './chatRoom.labels';
import { FilledList } from './FilledList';
import { ListLifeLater } from './ListLifeLater';
import { ListFrame } from './MessageList.styles';
import type { MessageListProps } from './MessageListProps';
import { Rows } from './Rows';
import { usePlace, type GroupsOf } from './usePlace';

function MessageListView(props: MessageListProps<AnyMessage>, ref: ForwardedRef<HTMLDivElement>) {
  const provided = useIskra().timeZone;
  const { messages, selfId, firstUnreadId, timeZone = provided, loading = false } = props;
  const labels = useLabels(chatRoomLabels, props.labels);
  const rows = useMemo(
    () => new Rows(messages, { selfId, firstUnreadId, timeZone }),
    [messages, selfId, firstUnreadId, timeZone],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const place = usePlace(scroller, chunksOf);
  const isFilled = rows.length > 0;
  const now = useToday(props.now, timeZone);
  const parts = { rows, now, scroller, place, timeZone, texts: labels };
  return (
    <ListFrame
      ref={ref}
      data-avatars={props.renderAvatar ? '' : undefined}
      aria-busy={isFilled ? undefined : loading}
      {...rootPropsOf(props)}
    >
      {isFilled ? (
        <FilledList {...props} {...parts} />
      ) : (
        <div data-part="middle" data-state={loading ? 'loading' : 'empty'}>
          {loading ? <Spinner label={labels.loading} /> : (props.emptySlot ?? labels.empty)}
        </div>
      )}
      <ListLifeLater {...props} {...parts} isKnown={isFilled || !loading} />
    </ListFrame>
  );
}

// [CHT-04]
/** Messages of a conversation, newest at the bottom; draws only what is in view. */
export const MessageList = forwardRef(MessageListView) as <Message extends AnyMessage = ChatMessage>(
  props: MessageListProps<Message> & {
    /** Of the list's root. */
    ref?: ForwardedRef<HTMLDivElement> | undefined;
  },
) => ReactElement;

const chunksOf: GroupsOf = (scroller) => scroller.querySelectorAll('[data-chunk]');

function rootPropsOf(props: MessageListProps<AnyMessage>) {
  const {
    messages,
    selfId,
    otherName,
    firstUnreadId,
    target,
    loading,
    hasMore,
    loadingMore,
    onLoadMore,
    loadMoreError,
    onRetry,
    onDelete,
    onSeen,
    typing,
    emptySlot,
    renderAvatar,
    renderQuote,
    renderExtra,
    renderMeta,
    menuEntries,
    menuChoices,
    now,
    timeZone,
    labels,
    ...elementProps
  } = props;
  return elementProps;
}

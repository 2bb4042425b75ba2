import { ArrowDown } from '../../icons/icons';
import {
  forwardRef,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Spinner } from '../../primitives/Spinner';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIskra } from '../../theme/IskraContext';
import { useLabels } from '../../theme/useLabels';
import type { ChatMessage } from './chatMessage';
import { chatRoomLabels, type ChatRoomLabels } from './chatRoom.labels';
import { MessageChunk } from './MessageChunk';
import {
  Content,
  FloatingDay,
  ListFrame,
  Middle,
  Note,
  RetryLink,
  Scroller,
  ToEnd,
} from './MessageList.styles';
import { Rows } from './Rows';
import { useFloatingDay } from './useFloatingDay';
import { useFollowing } from './useFollowing';
import { useIncomingAnnouncer } from './useIncomingAnnouncer';
import { useLoadMore } from './useLoadMore';
import { nearEnd, useMessageWindow } from './useMessageWindow';
import { useOpening } from './useOpening';
import { useSeenMessages } from './useSeenMessages';

export interface MessageListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Oldest first; an object is replaced when something in it changes. */
  messages: readonly ChatMessage[];
  /** Whose messages are own. */
  selfId: number;
  /** The other's name, for the region's label and announcements. */
  otherName: string;
  /** The list opens at it, with a separator above. */
  firstUnreadId?: number | undefined;
  /** Nothing is known yet. @default false */
  isLoading?: boolean | undefined;
  /** Older messages exist on the server. @default false */
  hasMore?: boolean | undefined;
  /** @default false */
  isLoadingMore?: boolean | undefined;
  /** Older messages are wanted: the reader is near the beginning. */
  onLoadMore?: (() => void) | undefined;
  /** Older messages could not be loaded; offers retry. @default false */
  loadMoreError?: boolean | undefined;
  /** Sends a failed message again under the same client id. */
  onRetry?: ((clientId: string) => void) | undefined;
  /** Messages of the other that were seen: visible, focused, at the end; each id once [CHT-12]. */
  onSeen?: ((ids: number[]) => void) | undefined;
  /** In place of the messages when there are none. @default 'No messages' */
  emptySlot?: ReactNode | undefined;
  /** The present, for 'today'. @default the time of mounting */
  now?: Date | undefined;
  labels?: Partial<ChatRoomLabels> | undefined;
}

const nothing = () => undefined;

/** Messages of a conversation, newest at the bottom; draws only what is in view [CHT-04]. */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(function MessageList(props, ref) {
  const { messages, isLoading } = props;
  const labels = useLabels(chatRoomLabels, props.labels);
  if (messages.length > 0) return <FilledList {...props} texts={labels} frame={ref} />;
  return (
    <ListFrame ref={ref} {...rootPropsOf(props)} aria-busy={isLoading}>
      <Middle data-state={isLoading ? 'loading' : 'empty'}>
        {isLoading ? <Spinner label={labels.loading} /> : (props.emptySlot ?? labels.empty)}
      </Middle>
    </ListFrame>
  );
});

interface FilledListProps extends MessageListProps {
  texts: ChatRoomLabels;
  frame: ForwardedRef<HTMLDivElement>;
}

function FilledList({ frame, ...props }: FilledListProps) {
  const { messages, selfId, otherName, firstUnreadId, onRetry = nothing, texts: labels } = props;
  const { locale } = useIskra();
  const [mountedAt] = useState(() => new Date());
  const now = props.now ?? mountedAt;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => new Rows(messages, { selfId, firstUnreadId }),
    [messages, selfId, firstUnreadId],
  );
  const { chunks, around, observe, reveal, place } = useMessageWindow(rows, scroller);
  const retry = useLatest(onRetry);
  const surroundings = useMemo(
    () => ({ labels, locale, now, otherName, onRetry: (clientId: string) => retry.current(clientId) }),
    [labels, locale, now, otherName, retry],
  );
  const isAtEnd = useCallback(() => -(scroller.current?.scrollTop ?? 0) < nearEnd, []);

  useOpening(rows, scroller, reveal, place.record);
  const pill = useFollowing(rows, scroller, isAtEnd, place.record);
  useSeenMessages(rows, isAtEnd, scroller, props.onSeen);
  useLoadMore(props, scroller, rows);
  const spoken = useIncomingAnnouncer(rows, otherName, labels);
  const floatingDay = useFloatingDay(scroller, surroundings);

  return (
    <ListFrame ref={frame} {...rootPropsOf(props)}>
      <Scroller ref={scroller} role="log" aria-live="off" aria-label={labels.log(otherName)} tabIndex={0}>
        <Content>
          <Beginning {...props} />
          <div style={{ blockSize: around.before }} />
          {chunks.map((chunk) => (
            <MessageChunk key={chunk.key} chunk={chunk} surroundings={surroundings} observe={observe} />
          ))}
          <div style={{ blockSize: around.after }} />
        </Content>
      </Scroller>
      <FloatingDay ref={floatingDay} aria-hidden />
      {pill.isShown && (
        <ToEnd type="button" onClick={pill.onPress} aria-label={pill.count === 0 ? labels.toEnd : undefined}>
          <ArrowDown size={20} />
          {pill.count > 0 && labels.countNew(pill.count)}
        </ToEnd>
      )}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </ListFrame>
  );
}

function rootPropsOf(props: MessageListProps & { texts?: ChatRoomLabels }) {
  const { messages, selfId, otherName, firstUnreadId, isLoading, hasMore, isLoadingMore, ...others } = props;
  const { onLoadMore, loadMoreError, onRetry, onSeen, emptySlot, now, labels, texts, ...root } = others;
  return root;
}

function Beginning(props: MessageListProps & { texts: ChatRoomLabels }) {
  const { texts: labels, hasMore, isLoadingMore, loadMoreError, onLoadMore } = props;
  if (loadMoreError)
    return (
      <Note role="alert">
        {labels.loadMoreFailed}
        <RetryLink type="button" onClick={onLoadMore}>
          {labels.retry}
        </RetryLink>
      </Note>
    );
  if (isLoadingMore)
    return (
      <Note>
        <Spinner label={labels.loadingMore} />
      </Note>
    );
  return hasMore ? null : <Note>{labels.start}</Note>;
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

import { ArrowDown } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { Spinner } from '../../primitives/Spinner';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useIskra, useLabels } from '../../theme';
import { buildRows, lastRowAt, type MessageRowData } from './buildRows';
import type { ChatMessage } from './chatMessage';
import { chatRoomLabels, type ChatRoomLabels } from './chatRoom.labels';
import { MessageChunk } from './MessageChunk';
import { dayTitle } from './MessageRow';
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
import { useIncomingAnnouncer } from './useIncomingAnnouncer';
import { nearEnd, useMessageWindow } from './useMessageWindow';
import { useSeenMessages } from './useSeenMessages';

const nearStart = 300;
const farFromEnd = 600;

export interface MessageListProps {
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
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
}

const nothing = () => undefined;

/** Messages of a conversation, newest at the bottom; draws only what is in view [CHT-04]. */
export function MessageList(props: MessageListProps) {
  const { messages, isLoading } = props;
  const labels = useStableLabels(props.labels);
  if (messages.length > 0) return <FilledList {...props} texts={labels} />;
  return (
    <ListFrame className={props.className} style={props.style} id={props.id} aria-busy={isLoading}>
      <Middle data-state={isLoading ? 'loading' : 'empty'}>
        {isLoading ? <Spinner label={labels.loading} /> : (props.emptySlot ?? labels.empty)}
      </Middle>
    </ListFrame>
  );
}

function FilledList(props: MessageListProps & { texts: ChatRoomLabels }) {
  const { messages, selfId, otherName, firstUnreadId, onRetry = nothing, texts: labels } = props;
  const { locale } = useIskra();
  const [mountedAt] = useState(() => new Date());
  const now = props.now ?? mountedAt;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => buildRows(messages, { selfId, firstUnreadId }),
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
    <ListFrame className={props.className} style={props.style} id={props.id}>
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
          <ArrowDown size={20} aria-hidden />
          {pill.count > 0 && labels.countNew(pill.count)}
        </ToEnd>
      )}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </ListFrame>
  );
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

/** Opens at the first unread message when it is out of view, else at the end. */
function useOpening(
  rows: readonly MessageRowData[],
  scroller: RefObject<HTMLElement | null>,
  reveal: (key: string) => number,
  recordPlace: () => void,
): void {
  const phase = useRef<'closed' | 'revealed' | 'open'>('closed');
  useIsomorphicLayoutEffect(() => {
    const element = scroller.current;
    if (!element || phase.current === 'open' || rows.length === 0) return;
    const unread = rows.find((row) => row.isUnreadStart);
    if (phase.current === 'closed' && unread) {
      phase.current = 'revealed';
      reveal(unread.key);
      return;
    }
    phase.current = 'open';
    const separator = element.querySelector<HTMLElement>('[data-part="unread"]');
    if (!separator) return;
    const top = separator.getBoundingClientRect().top - element.getBoundingClientRect().top;
    if (top < 0) element.scrollTop += top - nearEnd;
    recordPlace();
  });
}

/** The rule of three: at the end stay there; scrolled up stay where you are and count; own message goes to the end. */
function useFollowing(
  rows: readonly MessageRowData[],
  scroller: RefObject<HTMLElement | null>,
  isAtEnd: () => boolean,
  recordPlace: () => void,
) {
  const [count, setCount] = useState(0);
  const [isFar, setFar] = useState(false);
  const before = useRef<{ key: string | undefined; wasAtEnd: boolean } | null>(null);

  useIsomorphicLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const known = before.current;
    const key = rows.at(-1)?.key;
    if (known && known.key !== key) {
      const added = rows.slice(lastRowAt(rows, known.key) + 1);
      if (added.some((row) => row.side === 'own')) {
        element.scrollTop = 0;
        recordPlace();
      } else if (!known.wasAtEnd) {
        setCount((already) => already + added.filter((row) => row.side === 'other').length);
      }
    }
    before.current = { key, wasAtEnd: isAtEnd() };
  });
  useEffect(() => {
    const element = scroller.current;
    const look = () => {
      const isNowAtEnd = isAtEnd();
      if (before.current) before.current.wasAtEnd = isNowAtEnd;
      if (isNowAtEnd) setCount(0);
      setFar(-(element?.scrollTop ?? 0) > farFromEnd);
    };
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, isAtEnd]);

  const onPress = () => {
    setCount(0);
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    recordPlace();
    scroller.current?.focus({ preventScroll: true });
  };
  return { count, isShown: count > 0 || isFar, onPress };
}

/** Asks for older messages near the beginning, once for each beginning. */
function useLoadMore(
  props: MessageListProps,
  scroller: RefObject<HTMLElement | null>,
  rows: readonly MessageRowData[],
): void {
  const { hasMore, isLoadingMore, loadMoreError, onLoadMore } = props;
  const asked = useRef<string | undefined>(undefined);
  const first = rows[0]?.key;
  useEffect(() => {
    const element = scroller.current;
    if (!element || !hasMore || isLoadingMore || loadMoreError || !onLoadMore) return undefined;
    const look = () => {
      const toStart = element.scrollHeight - element.clientHeight + element.scrollTop;
      if (toStart > nearStart || asked.current === first) return;
      asked.current = first;
      onLoadMore();
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, first, hasMore, isLoadingMore, loadMoreError, onLoadMore]);
}

/** Writes the day of the topmost message into the floating pill while its own heading is out of view. */
function useFloatingDay(
  scroller: RefObject<HTMLElement | null>,
  surroundings: Parameters<typeof dayTitle>[1],
): RefObject<HTMLDivElement | null> {
  const pill = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    const look = () => {
      if (!element || !pill.current) return;
      const edge = element.getBoundingClientRect().top;
      const times = element.querySelectorAll<HTMLElement>('[data-day], [data-key] time');
      const top = Array.from(times).find((each) => each.getBoundingClientRect().bottom > edge);
      const iso = top?.dataset['day'] ?? top?.getAttribute('datetime');
      const isAtStart = -element.scrollTop < nearEnd || top?.dataset['day'] !== undefined;
      pill.current.textContent = !iso || isAtStart ? '' : dayTitle(iso, surroundings);
    };
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, surroundings]);
  return pill;
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function useStableLabels(overrides: Partial<ChatRoomLabels> | undefined): ChatRoomLabels {
  const { locale, labels: fromProvider } = useIskra();
  const labels = useLabels(chatRoomLabels, overrides);
  // The set is new at every call; it only changes with these.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => labels, [locale, fromProvider, overrides]);
}

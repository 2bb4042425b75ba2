import { useEffect, type RefObject } from 'react';
import { arrivedSince } from './arrivedSince';
import { useFollowing } from './useFollowing';
import { useKeptPlace } from './useKeptPlace';
import { usePlace, type GroupsOf } from './usePlace';

export interface ChatScrollOptions<Message> {
  /** The element that scrolls: a `column-reverse` of one child, whose children are the messages. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Oldest first; another array when something came. */
  readonly messages: readonly Message[];
  /** A stable key: that of an own message stays when the server's id comes. */
  readonly getKey: (message: Message) => string | number;
  /** The reader wrote it. */
  readonly isOwn: (message: Message) => boolean;
  /** The scroller is drawn. @default true */
  readonly ready?: boolean | undefined;
}

export interface ChatScroll {
  /** How many messages of others came since the reader scrolled up. */
  readonly unseen: number;
  /** A way to the end is worth showing: something came, or it is more than 600 px away. */
  readonly isAway: boolean;
  /** Goes to the end, which gets the focus. */
  readonly toEnd: () => void;
  /** Within 40 px of the end, as of the last scroll. */
  readonly isAtEnd: () => boolean;
}

// [B5.6, B5.7]
/**
 * How a conversation scrolls: at the end it stays at the end; scrolled up, what is read keeps its place, whatever comes
 * before or after it; an own message goes to the end.
 */
export function useChatScroll<Message>(options: ChatScrollOptions<Message>): ChatScroll {
  const { scroller, messages, getKey, isOwn, ready = true } = options;
  const place = usePlace(scroller, onlyChild);
  useKeptPlace({ scroller, place, feed: messages, ready });
  useEffect(() => {
    const list = scroller.current?.firstElementChild;
    // A picture that loads, a font that comes.
    const observer = new ResizeObserver(place.restore);
    if (list) observer.observe(list);
    return () => observer.disconnect();
  }, [scroller, place, ready]);
  const { count, isShown, onPress } = useFollowing({
    scroller,
    place,
    feed: messages,
    ready,
    arrivals: (now, before) => arrivedSince(now, before, getKey).map((one) => (isOwn(one) ? 'own' : 'other')),
  });
  return { unseen: count, isAway: isShown, toEnd: onPress, isAtEnd: place.isAtEnd };
}

const onlyChild: GroupsOf = (scroller) => scroller.children;

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useLatest } from '../../hooks/useLatest';
import { nearEnd } from './nearEnd';
import type { MessageSide } from './Rows';
import type { Place } from './usePlace';

const farFromEnd = 600;

interface FollowingOptions<Feed extends object> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly place: Place;
  /** What is listed: another object when something came. */
  readonly feed: Feed;
  /** Who wrote what came to the end since an earlier feed; history is nothing that came. */
  readonly arrivals: (feed: Feed, before: Feed) => readonly MessageSide[];
  /** What was listed at the beginning, where this hook began later. */
  readonly first?: RefObject<Feed | undefined> | undefined;
  /** The scroller is drawn. */
  readonly ready: boolean;
}

// [B5.7]
/** The rule of three: at the end stay there; scrolled up stay where you are and count; own message goes to the end. */
export function useFollowing<Feed extends object>(options: FollowingOptions<Feed>) {
  const { scroller, place, feed, first, ready } = options;
  const [count, setCount] = useState(0);
  const [isFar, setFar] = useState(false);
  const [hasScrolled, setScrolled] = useState(false);
  const before = useRef<Feed | undefined>(undefined);
  const arrivals = useLatest(options.arrivals);

  useIsomorphicLayoutEffect(() => {
    const element = scroller.current;
    const known = before.current ?? first?.current;
    before.current = feed;
    const came = known && known !== feed ? arrivals.current(feed, known) : [];
    if (!element || came.length === 0) return;
    if (came.includes('own')) {
      element.scrollTop = 0;
      place.record();
    } else if (!place.isAtEnd()) {
      setCount((already) => already + came.filter((side) => side === 'other').length);
    }
  }, [feed, scroller, place, first, arrivals]);
  useEffect(() => {
    const element = scroller.current;
    const look = () => {
      const fromEnd = -(element?.scrollTop ?? 0);
      setScrolled((already) => already || fromEnd > 0);
      if (fromEnd < nearEnd) setCount(0);
      setFar(fromEnd > farFromEnd);
    };
    look();
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, ready]);

  const onPress = () => {
    setCount(0);
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    place.record();
    scroller.current?.focus({ preventScroll: true });
  };
  return { count, hasScrolled, isShown: count > 0 || isFar, onPress };
}

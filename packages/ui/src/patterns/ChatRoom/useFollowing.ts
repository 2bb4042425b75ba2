import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import type { Mark, Rows } from './Rows';

const farFromEnd = 600;

/** The rule of three: at the end stay there; scrolled up stay where you are and count; own message goes to the end. */
export function useFollowing(
  rows: Rows,
  scroller: RefObject<HTMLElement | null>,
  isAtEnd: () => boolean,
  recordPlace: () => void,
) {
  const [count, setCount] = useState(0);
  const [isFar, setFar] = useState(false);
  const [hasScrolled, setScrolled] = useState(false);
  const before = useRef<Mark | null>(null);
  const wasAtEnd = useRef(true);

  useIsomorphicLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const added = before.current ? rows.since(before.current) : [];
    before.current = rows.mark;
    if (added.some((row) => row.side === 'own')) {
      element.scrollTop = 0;
      recordPlace();
    } else if (!wasAtEnd.current) {
      setCount((already) => already + added.filter((row) => row.side === 'other').length);
    }
  }, [rows, scroller, recordPlace]);
  useEffect(() => {
    const element = scroller.current;
    const look = () => {
      // Only scrolling leaves the end, as everything hangs on it.
      wasAtEnd.current = isAtEnd();
      setScrolled(true);
      if (wasAtEnd.current) setCount(0);
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
  return { count, hasScrolled, isShown: count > 0 || isFar, onPress };
}

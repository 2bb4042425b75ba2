import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import type { Rows } from './Rows';

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
  const before = useRef<{ key: string | undefined; wasAtEnd: boolean } | null>(null);

  useIsomorphicLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const known = before.current;
    const key = rows.keyAt(-1);
    if (known && known.key !== key) {
      const added = rows.slice(rows.lastIndexOf(known.key) + 1);
      if (added.some((row) => row.side === 'own')) {
        element.scrollTop = 0;
        recordPlace();
      } else if (!known.wasAtEnd) {
        setCount((already) => already + added.filter((row) => row.side === 'other').length);
      }
    }
    // Only scrolling leaves the end, as everything hangs on it; asking here would lay the page out twice.
    before.current = { key, wasAtEnd: known?.wasAtEnd ?? true };
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

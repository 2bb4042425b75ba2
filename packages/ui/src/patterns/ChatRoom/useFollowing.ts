import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListLifeProps } from './ListLife';
import { nearEnd } from './nearEnd';
import { markOf, rowsSince, type Mark } from './rowsSince';

const farFromEnd = 600;

// [B5.7]
/** The rule of three: at the end stay there; scrolled up stay where you are and count; own message goes to the end. */
export function useFollowing({ rows, scroller, place, firstRows }: ListLifeProps) {
  const [count, setCount] = useState(0);
  const [isFar, setFar] = useState(false);
  const [hasScrolled, setScrolled] = useState(false);
  const before = useRef<Mark | undefined>(undefined);
  const isFilled = rows.length > 0;

  useLayoutEffect(() => {
    const element = scroller.current;
    const known = before.current ?? (firstRows.current && markOf(firstRows.current));
    before.current = markOf(rows);
    const added = known ? rowsSince(rows, known) : [];
    if (!element || added.length === 0) return;
    if (added.some((row) => row.side === 'own')) {
      element.scrollTop = 0;
      place.record();
    } else if (!place.isAtEnd()) {
      setCount((already) => already + added.filter((row) => row.side === 'other').length);
    }
  }, [rows, scroller, place, firstRows]);
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
  }, [scroller, isFilled]);

  const onPress = () => {
    setCount(0);
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    place.record();
    scroller.current?.focus({ preventScroll: true });
  };
  return { count, hasScrolled, isShown: count > 0 || isFar, onPress };
}

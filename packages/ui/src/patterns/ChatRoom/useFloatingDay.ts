import { useEffect, useRef, type RefObject } from 'react';
import { nearEnd } from './nearEnd';

/** Writes the day of the topmost message into the floating pill while its own heading is out of view. */
export function useFloatingDay(
  scroller: RefObject<HTMLElement | null>,
  dayTitle: (iso: string) => string,
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
      pill.current.textContent = !iso || isAtStart ? '' : dayTitle(iso);
    };
    look();
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller, dayTitle]);
  return pill;
}

import { useEffect, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useLatest } from '../../hooks/useLatest';
import type { Place } from './usePlace';

interface KeptPlaceOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly place: Place;
  /** What is listed: another object when something in it changed. */
  readonly feed: unknown;
  /** The scroller is drawn. */
  readonly ready: boolean;
  readonly onScroll?: (() => void) | undefined;
  /** The scroller has another size; the place is restored already. */
  readonly onResize?: (() => void) | undefined;
}

/** Records the place with every scroll, and restores it when the list or the scroller's size changed. */
export function useKeptPlace({ scroller, place, feed, ready, ...handlers }: KeptPlaceOptions): void {
  const latest = useLatest(handlers);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const handleScroll = () => {
      place.record();
      latest.current.onScroll?.();
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    const observer = new ResizeObserver(() => {
      place.restore();
      latest.current.onResize?.();
    });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [scroller, place, ready, latest]);
  useIsomorphicLayoutEffect(place.restore, [feed, place]);
}

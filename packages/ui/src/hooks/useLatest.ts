import { useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect';

/** What was rendered last, for listeners and timers that live longer than a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useIsomorphicLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

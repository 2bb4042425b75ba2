import { useEffect, useRef } from 'react';
import type { SwipeDeckProps } from './SwipeDeckProps';

/** Asks for more cards when few are left, once for each number of them. */
export function useNeedMore<Card>(props: SwipeDeckProps<Card>, remaining: number): void {
  const { onNeedMore, needMoreAt = 3, loading = false } = props;
  const latest = useRef(onNeedMore);
  useEffect(() => {
    latest.current = onNeedMore;
  });
  useEffect(() => {
    if (!loading && remaining <= needMoreAt) latest.current?.(remaining);
  }, [loading, remaining, needMoreAt]);
}

import { useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest';
import type { SwipeDeckProps } from './SwipeDeckProps';

/** Asks for more cards when few are left, once for each number of them. */
export function useNeedMore<Card>(props: SwipeDeckProps<Card>, remaining: number): void {
  const { onNeedMore, needMoreAt = 3, loading = false } = props;
  const latest = useLatest(onNeedMore);
  useEffect(() => {
    if (!loading && remaining <= needMoreAt) latest.current?.(remaining);
  }, [loading, remaining, needMoreAt, latest]);
}

import { useEffect, useRef, type RefObject } from 'react';
import type { Rows } from './Rows';
import type { MessageListProps } from './MessageListProps';

const nearStart = 300;

// [B5.16]
/** Asks for older messages near the beginning, once for each beginning. */
export function useLoadMore(
  props: Pick<MessageListProps, 'hasMore' | 'loadingMore' | 'loadMoreError' | 'onLoadMore'>,
  scroller: RefObject<HTMLElement | null>,
  rows: Rows,
): void {
  const { hasMore, loadingMore, loadMoreError, onLoadMore } = props;
  const asked = useRef<string | undefined>(undefined);
  const first = rows.keyAt(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !hasMore || loadingMore || loadMoreError || !onLoadMore) return undefined;
    const look = () => {
      const toStart = element.scrollHeight - element.clientHeight + element.scrollTop;
      if (toStart > nearStart || asked.current === first) return;
      asked.current = first;
      onLoadMore();
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, first, hasMore, loadingMore, loadMoreError, onLoadMore]);
}

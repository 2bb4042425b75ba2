import { useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import type { Rows } from './Rows';
import { nearEnd } from './nearEnd';

// [B5.6]
/** Opens at the first unread message when it is out of view, else at the end. */
export function useOpening(
  rows: Rows,
  scroller: RefObject<HTMLElement | null>,
  reveal: (key: string) => number,
  recordPlace: () => void,
): void {
  const phase = useRef<'closed' | 'revealed' | 'open'>('closed');
  useIsomorphicLayoutEffect(() => {
    const element = scroller.current;
    if (!element || phase.current === 'open' || rows.length === 0) return;
    const unread = rows.firstUnreadKey;
    if (phase.current === 'closed' && unread !== undefined) {
      phase.current = 'revealed';
      reveal(unread);
      return;
    }
    phase.current = 'open';
    const separator = element.querySelector<HTMLElement>('[data-part="unread"]');
    if (!separator) return;
    const top = separator.getBoundingClientRect().top - element.getBoundingClientRect().top;
    if (top < 0) element.scrollTop += top - nearEnd;
    recordPlace();
  });
}

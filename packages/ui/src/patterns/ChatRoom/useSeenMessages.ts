import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { nearEnd } from './nearEnd';
import type { Rows } from './Rows';
import { unreadIds } from './rowsSince';

const batchDelay = 300;
const retryDelay = 5000;

// [CHT-12]
/** Tells which messages were seen: the page visible and focused, the list at its end; each id once. */
export function useSeenMessages(
  rows: Rows,
  scroller: RefObject<HTMLElement | null>,
  onSeen: ((ids: number[]) => void | Promise<unknown>) | undefined,
): void {
  const told = useRef(new Set<number>());
  const latest = useLatest({ rows, onSeen });
  const lookAgain = useRef(() => {});
  const isFilled = rows.length > 0;
  useEffect(() => {
    const element = scroller.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = (ids: readonly number[]) => {
      ids.forEach((id) => told.current.delete(id));
      timer ??= setTimeout(tell, retryDelay);
    };
    const tell = () => {
      timer = undefined;
      if (document.visibilityState !== 'visible' || !document.hasFocus()) return;
      if (-(element?.scrollTop ?? 0) >= nearEnd) return;
      const ids = unreadIds(latest.current.rows).filter((id) => !told.current.has(id));
      ids.forEach((id) => told.current.add(id));
      const telling = ids.length > 0 && latest.current.onSeen?.(ids);
      if (telling) telling.catch(() => forget(ids));
    };
    const look = () => {
      timer ??= setTimeout(tell, batchDelay);
    };
    lookAgain.current = look;
    element?.addEventListener('scroll', look, { passive: true });
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', look);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [scroller, isFilled, latest]);
  useEffect(() => lookAgain.current(), [rows]);
}

import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { isNearEnd } from './nearEnd';

export interface SeenOptions<Id> {
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** What is listed: another object when something came, and one looks again. */
  readonly feed: unknown;
  /** Ids of what can be seen and is not known as read; asked only when it may be told. */
  readonly unseen: () => readonly Id[];
  /** They are in view. @default the scroller is within 40 px of its end, as with `useChatScroll` */
  readonly isInView?: (() => boolean) | undefined;
  /** Told once with each id; with a promise that breaks they are told again. */
  readonly onSeen?: ((ids: Id[]) => void | Promise<unknown>) | undefined;
  /** How long what comes into view is gathered, ms. @default 300 */
  readonly delay?: number | undefined;
  /** When they are told again, ms. @default 5000 */
  readonly retryDelay?: number | undefined;
  /** The scroller is drawn. @default true */
  readonly ready?: boolean | undefined;
}

// [CHT-12]
/** Tells in batches what was seen: in view, on a page that is visible and focused; each id once. */
export function useSeen<Id>(options: SeenOptions<Id>): void {
  const { scroller, feed, ready = true } = options;
  const told = useRef(new Set<Id>());
  const latest = useLatest(options);
  const lookAgain = useRef(() => {});
  useEffect(() => {
    const element = scroller.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = (ids: readonly Id[]) => {
      ids.forEach((id) => told.current.delete(id));
      timer ??= setTimeout(tell, latest.current.retryDelay ?? 5000);
    };
    const tell = () => {
      timer = undefined;
      const { unseen, isInView = () => isNearEnd(element), onSeen } = latest.current;
      if (document.visibilityState !== 'visible' || !document.hasFocus() || !isInView()) return;
      const ids = unseen().filter((id) => !told.current.has(id));
      ids.forEach((id) => told.current.add(id));
      const telling = ids.length > 0 && onSeen?.(ids);
      if (telling) telling.catch(() => forget(ids));
    };
    const look = () => {
      timer ??= setTimeout(tell, latest.current.delay ?? 300);
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
  }, [scroller, ready, latest]);
  useEffect(() => lookAgain.current(), [feed]);
}

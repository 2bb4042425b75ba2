import { useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { createCountdown, type Countdown } from '../../components/Toaster/createCountdown';

const undoMs = 5000;

/**
 * Calls back after five seconds; not while pointer or focus is on it, the tab is hidden or a dialog is open. Handlers of
 * the element.
 */
export function useUndoTime(onEnd: () => void) {
  const countdown = useRef<Countdown | null>(null);
  const latest = useLatest(onEnd);
  useEffect(() => {
    const running = createCountdown(undoMs, () => latest.current());
    countdown.current = running;
    const look = () => (isAway() ? running.pause() : running.resume());
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributeFilter: ['data-scroll-locked'] });
    document.addEventListener('visibilitychange', look);
    return () => {
      running.cancel();
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [latest]);
  const pause = () => countdown.current?.pause();
  const resume = () => !isAway() && countdown.current?.resume();
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume };
}

const isAway = () =>
  document.visibilityState === 'hidden' || document.body.hasAttribute('data-scroll-locked');

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { createCountdown, type Countdown } from '../../components/Toaster/createCountdown';

// [B6.13]
/** Closes by itself after a while; who points at it, goes through it by Tab or looks elsewhere gets more time. */
export function useSelfClosing(isOn: boolean, milliseconds: number, onClose: () => void) {
  const countdown = useRef<Countdown | null>(null);
  const reasons = useRef(new Set<string>());
  const latest = useLatest(onClose);
  useEffect(() => {
    if (!isOn) return undefined;
    const running = createCountdown(milliseconds, () => latest.current());
    countdown.current = running;
    if (reasons.current.size > 0) running.pause();
    const look = () => (document.visibilityState === 'hidden' ? running.pause() : running.resume());
    document.addEventListener('visibilitychange', look);
    return () => {
      running.cancel();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn, latest, milliseconds]);
  const hold = (reason: string) => {
    reasons.current.add(reason);
    countdown.current?.pause();
  };
  const release = (reason: string) => {
    reasons.current.delete(reason);
    if (reasons.current.size === 0) countdown.current?.resume();
  };
  return {
    onPointerEnter: () => hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Tab' && hold('keys'),
  };
}

import { useEffect, useRef } from 'react';
import type { typingSignal } from './typingSignal';

/** Tells of typing where somebody wants to know; never while disabled. */
export function useTyping(
  onTyping: ((isTyping: boolean) => void) | undefined,
  isDisabled: boolean,
): (isTyping: boolean) => void {
  const signal = useRef<ReturnType<typeof typingSignal> | undefined>(undefined);
  const latest = useRef(onTyping);
  useEffect(() => {
    latest.current = onTyping;
  });
  const isWanted = Boolean(onTyping) && !isDisabled;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void import('./typingSignal').then((part) => {
      if (!isGone) signal.current = part.typingSignal((isTyping) => latest.current?.(isTyping));
    });
    return () => {
      isGone = true;
      signal.current?.stop();
      signal.current = undefined;
    };
  }, [isWanted]);
  return (isTyping) => (isTyping ? signal.current?.type() : signal.current?.stop());
}

import { useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { useLater } from '../../hooks/useLater';

const load = () => import('./typingSignal');

/** Tells of typing where somebody wants to know; never while disabled. */
export function useTyping(
  onTyping: ((isTyping: boolean) => void) | undefined,
  isDisabled: boolean,
): (isTyping: boolean) => void {
  const isWanted = Boolean(onTyping) && !isDisabled;
  const part = useLater(isWanted, load);
  const signal = useRef<ReturnType<NonNullable<typeof part>['typingSignal']> | undefined>(undefined);
  const latest = useLatest(onTyping);
  useEffect(() => {
    signal.current = isWanted ? part?.typingSignal((isTyping) => latest.current?.(isTyping)) : undefined;
    return () => signal.current?.stop();
  }, [isWanted, latest, part]);
  return (isTyping) => signal.current?.[isTyping ? 'type' : 'stop']();
}

import { useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';

interface Waiting<T> {
  readonly value: T;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Hands over the latest value once it has stood for a while; what still waits when the component goes is handed over then. */
export function useDelayed<T>(handOver: (value: T) => void) {
  const latest = useLatest(handOver);
  const waiting = useRef<Waiting<T> | null>(null);
  const flush = () => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { value } = waiting.current;
    waiting.current = null;
    latest.current(value);
  };
  const flushRef = useRef(flush);
  useEffect(() => {
    const end = flushRef.current;
    return () => end();
  }, []);
  return {
    later: (value: T, delayMs: number) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { value, timer: setTimeout(flush, delayMs) };
      if (delayMs === 0) flush();
    },
    forget: () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
    },
  };
}

import { useRef } from 'react';

/** Remembers the latest value and reports it once when the pointer or key is let go. */
export function useRest<T>(onRest: ((value: T) => void) | undefined) {
  const latest = useRef<{ value: T } | null>(null);
  return {
    note: (value: T) => {
      latest.current = { value };
    },
    rest: () => {
      if (latest.current) onRest?.(latest.current.value);
      latest.current = null;
    },
  };
}

import { useCallback, type ForwardedRef, type RefObject } from 'react';

/** One ref callback for a component's own ref and the one it forwards. */
export function useMergedRef<T>(own: RefObject<T | null>, forwarded: ForwardedRef<T>) {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof forwarded === 'function') forwarded(node);
      else if (forwarded) forwarded.current = node;
    },
    [own, forwarded],
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';

interface Removal {
  readonly id: string;
  /** It can still be taken back. */
  readonly isPending: boolean;
}

// [B2.9]
/** A photo disappears at once; `onRemove` is called when the time for undoing is over, or the page is left. */
export function useRemoval(onRemove: ((id: string) => unknown) | undefined) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const pending = useRef<string | null>(null);
  const latest = useLatest(onRemove);

  const settle = useCallback(() => {
    const id = pending.current;
    if (id === null) return;
    pending.current = null;
    setRemoval({ id, isPending: false });
    // Until then it stays out of sight; when it could not be deleted it is back.
    const forget = () => setRemoval((now) => (now?.id === id ? null : now));
    void Promise.resolve(latest.current?.(id)).then(forget, forget);
  }, [latest]);

  useEffect(() => {
    const handleLeaving = () => settle();
    window.addEventListener('pagehide', handleLeaving);
    return () => {
      window.removeEventListener('pagehide', handleLeaving);
      settle();
    };
  }, [settle]);

  return {
    removedId: removal?.id,
    isPending: removal?.isPending ?? false,
    settle,
    remove: (id: string) => {
      settle();
      pending.current = id;
      setRemoval({ id, isPending: true });
    },
    undo: () => {
      pending.current = null;
      setRemoval(null);
    },
  };
}

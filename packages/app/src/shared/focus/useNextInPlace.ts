import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * When an item of a list goes and takes the focus along, the one in its place gets it, or else the list. An item is
 * marked by `data-item`; its first button is what gets the focus.
 */
export function useNextInPlace<Element extends HTMLElement>() {
  const list = useRef<Element>(null);
  const [gone, setGone] = useState<{ readonly at: number }>();

  useEffect(() => {
    // Whoever has gone on to something else meanwhile stays there.
    if (!gone || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll('[data-item]') ?? [];
    const next = items[Math.min(gone.at, items.length - 1)];
    (next?.querySelector('button') ?? list.current)?.focus();
  }, [gone]);

  return { list, handleGone: useCallback((at: number) => setGone({ at }), []) };
}

import { useEffect, useState, type RefObject } from 'react';

const arrivals = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Whether a pointer or the focus has come to an element yet, for what nobody sees before; and how to say so. */
export function useReached(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isReached, setReached] = useState(false);
  const [reach] = useState(() => () => setReached(true));
  useEffect(() => {
    if (isReached) return undefined;
    const on = new AbortController();
    for (const type of arrivals) element.current?.addEventListener(type, reach, on);
    return () => on.abort();
  }, [element, isReached, reach]);
  return [isReached, reach];
}

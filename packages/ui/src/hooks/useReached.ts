import { useEffect, useState, type RefObject } from 'react';
import { onFirst } from './onFirst';

/** Not `pointerover`: browsers send it to what appears under a pointer at rest. */
const arrivals = ['pointermove', 'pointerdown', 'wheel', 'focusin'];

/** Whether a pointer or the focus has come to an element yet, for what nobody sees before; and how to say so. */
export function useReached(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isReached, setReached] = useState(false);
  const [reach] = useState(() => () => setReached(true));
  useEffect(
    () => (isReached || !element.current ? undefined : onFirst(element.current, arrivals, reach)),
    [element, isReached, reach],
  );
  return [isReached, reach];
}

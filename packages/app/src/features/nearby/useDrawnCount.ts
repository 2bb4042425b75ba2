import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Items in one step, as many as the placeholders: a task of less than 50 ms on a phone's processor. */
const step = 8;

/**
 * How many items of a long list are drawn by now: from its top in steps, so that a press is heard between them. After Back
 * it is drawn whole, so that its place is found. `list` says which one it is: another begins at its top.
 */
export function useDrawnCount(count: number, list?: unknown): number {
  const isBack = useNavigationType() === 'POP';
  const [shown, setShown] = useState({ list, drawn: isBack ? Math.max(count, step) : step });
  const { drawn } = shown.list === list ? shown : { drawn: step };
  if (shown.list !== list) setShown({ list, drawn });
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setShown({ list, drawn: drawn + step })));
    return () => clearTimeout(timer);
  }, [drawn, count, list]);
  return Math.min(drawn, count);
}

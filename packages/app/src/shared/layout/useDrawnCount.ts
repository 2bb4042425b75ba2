import { startTransition, useEffect, useState } from 'react';

/** Items in one step, as many as the placeholders: a task of less than 50 ms on a phone's processor. */
const step = 8;

/**
 * How many items of a long list are drawn by now. A list that was there from the start is drawn whole, so that Back finds
 * its place; one that comes is drawn from its top in steps, so that a press is heard between them.
 */
export function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(Math.max(count, step));
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return Math.min(drawn, count);
}

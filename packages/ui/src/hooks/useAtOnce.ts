import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Draws a component around a `Suspense` again as soon as what that waits for has come or failed: but for a transition,
 * React shows it 300 ms after its fallback at the earliest. `coming` tells what is on its way, if anything.
 */
export function useAtOnce(coming: () => Promise<unknown> | undefined): void {
  const [, draw] = useState({});
  const awaited = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    const promise = coming();
    if (promise === awaited.current) return;
    awaited.current = promise;
    const handleEnd = () => startTransition(() => draw({}));
    void promise?.then(handleEnd, handleEnd);
  });
}

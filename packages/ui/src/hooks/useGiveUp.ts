import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** While something is on its way, Escape or a press anywhere gives it up: it would come over what is done by then. */
export function useGiveUp(onGiveUp: () => void): void {
  const latest = useLatest(onGiveUp);
  useEffect(() => {
    const on = new AbortController();
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays.
      event.preventDefault();
      latest.current();
    };
    // Of the window: before whatever listens to the document.
    const options = { capture: true, signal: on.signal };
    window.addEventListener('keydown', handleKey, options);
    window.addEventListener('pointerdown', () => latest.current(), options);
    return () => on.abort();
  }, [latest]);
}

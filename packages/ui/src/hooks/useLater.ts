import { useEffect, useState } from 'react';

/** A part that is loaded once it is wanted and not before; undefined until it is here, and on a server. */
export function useLater<T extends object>(
  isWanted: boolean,
  load: () => Promise<T>,
  delay = 0,
): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      load().then(
        (loaded) => isGone || setPart(loaded),
        (error: unknown) => console.warn('A part did not load', error),
      );
    }, delay);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWanted, load, delay]);
  return part;
}

import { useEffect, useState } from 'react';
import { untilLoaded } from '../primitives/Later/untilLoaded';

/**
 * A part that is loaded once it is wanted and not before; undefined until it is here, however long that takes, and on a
 * server.
 */
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
      void untilLoaded(load).then((loaded) => isGone || setPart(loaded));
    }, delay);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWanted, load, delay]);
  return part;
}

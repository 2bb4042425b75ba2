import { useEffect, useRef } from 'react';

/** Tells whether the screen is still there: whoever has left it is led nowhere by what they did there. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return () => isHere.current;
}

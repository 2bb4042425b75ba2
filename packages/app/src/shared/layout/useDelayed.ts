import { useEffect, useState } from 'react';

/** True once the condition has held for `ms` milliseconds; false at once when it ends. */
export function useDelayed(condition: boolean, ms: number): boolean {
  const [hasHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setHeld(true), ms);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [condition, ms]);

  return condition && hasHeld;
}

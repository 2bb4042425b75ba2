import type { FilterValue } from '@iskra/ui/FilterPanel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fromFilterValue } from './filterValue';
import { useNearby } from './useNearby';

/** How many people filters that are not applied yet would find; the last question's answer counts [B8.3]. */
export function useDraftCount() {
  const nearby = useNearby();
  const [count, setCount] = useState<number | null>(null);
  const asked = useRef(0);
  useEffect(() => () => void (asked.current = Infinity), []);

  const ask = useCallback(
    async (value: FilterValue) => {
      asked.current += 1;
      const own = asked.current;
      setCount(null);
      const found = await nearby.count(fromFilterValue(value));
      if (own === asked.current) setCount(found);
    },
    [nearby],
  );
  return { count, ask };
}

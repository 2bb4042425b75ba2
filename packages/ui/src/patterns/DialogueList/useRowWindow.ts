import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useLatest } from '../../hooks/useLatest';
import { type RowRange, rowsToDraw } from './rowsToDraw';

/** Before anything is measured: a phone's screen. */
const firstRows: RowRange = { from: 0, to: 12 };

/** The rows to draw of a long list whose rows are all of one height; what it stands in scrolls. */
export function useRowWindow(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState(firstRows);
  const latest = useLatest({ drawn, count });
  useIsomorphicLayoutEffect(() => {
    const scroller = list.current?.parentElement;
    if (!scroller) return undefined;
    const look = () => {
      const all = list.current?.getBoundingClientRect();
      if (!all || all.height === 0) return;
      const { top, height } = scroller.getBoundingClientRect();
      const { drawn: before, count: rows } = latest.current;
      const next = rowsToDraw(before, { start: top - all.top, height }, all.height / rows);
      if (next !== before) flushSync(() => setDrawn(next));
    };
    // Tells of the size before the first picture too, once it is laid out.
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [latest]);
  const length = drawn.to - drawn.from;
  return {
    list,
    from: Math.max(0, Math.min(drawn.from, count - length)),
    to: Math.min(drawn.to, count),
  };
}

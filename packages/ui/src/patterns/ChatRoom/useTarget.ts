import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { color } from '../../theme/tokenRefs';
import type { ListLifeProps } from './ListLife';
import type { Rows } from './Rows';

/** How long a message stays marked. */
const markedMs = 2500;

/** Goes to a message once it is loaded: its place is drawn, it has the focus, and a mark for a moment. */
export function useTarget({ rows, scroller, place, target }: ListLifeProps): void {
  const reached = useRef<ListLifeProps['target']>(undefined);
  const unmark = useRef<() => void>(() => undefined);
  useEffect(() => {
    const key = target && target !== reached.current ? keyOf(rows, target.id) : undefined;
    if (key === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      flushSync(() => place.reveal?.(key));
      const row = scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      if (!row) return;
      reached.current = target;
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
      place.record();
      unmark.current();
      unmark.current = mark(row);
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, scroller, place, target]);
  useEffect(() => () => unmark.current(), []);
}

function keyOf(rows: Rows, id: string | number): string | undefined {
  let at = rows.length - 1;
  while (at >= 0 && rows.messageAt(at)?.id !== id) at -= 1;
  return at < 0 ? undefined : rows.keyAt(at);
}

/** Marks a row for a moment; answers how to end that early. */
function mark(row: HTMLElement): () => void {
  const bubble = row.firstElementChild as HTMLElement;
  row.dataset['target'] = '';
  Object.assign(bubble.style, { outline: `3px solid ${color('accent-solid')}`, outlineOffset: '3px' });
  const end = () => {
    clearTimeout(timer);
    delete row.dataset['target'];
    Object.assign(bubble.style, { outline: '', outlineOffset: '' });
  };
  const timer = setTimeout(end, markedMs);
  return end;
}

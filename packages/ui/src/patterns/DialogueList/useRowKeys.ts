import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { DialogueItem } from './DialogueListProps';

const load = () => import('./nextRow');
const steps = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Up, Down, Home, End and the first letters of a name go to a row, whether it is drawn or not. */
export function useRowKeys(
  items: readonly DialogueItem[],
  root: RefObject<HTMLElement | null>,
  setTabStop: (id: DialogueItem['id']) => void,
) {
  const focusRow = (index: number) => {
    const item = items[index];
    if (!item) return;
    // The tab stop is always drawn, so it is there to take the focus, which brings it into view.
    flushSync(() => setTabStop(item.id));
    root.current?.querySelector<HTMLElement>(`a[data-id="${CSS.escape(String(item.id))}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, timeStamp } = event;
    const { id } = (target as HTMLElement).dataset;
    const at = items.findIndex((item) => String(item.id) === id);
    const isWanted = steps.includes(key) || key.length === 1;
    if (at < 0 || !isWanted || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    load().then(
      ({ nextRow }) => focusRow(nextRow(items, at, { key, timeStamp })),
      (error: unknown) => console.warn('A part did not load', error),
    );
  };
  return { onKeyDown, focusRow };
}

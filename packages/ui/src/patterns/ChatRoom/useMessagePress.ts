import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { menuTarget, type MenuTarget } from './menuTarget';
import type { Rows } from './Rows';

/** How long a finger rests on a message, and how far it may slip meanwhile. */
const holdMs = 500;
const slackPx = 10;

// [B5.13]
/** A right click on a message opens its menu, and so does a finger that rests on it. */
export function useMessagePress(
  rows: Rows,
  scroller: RefObject<HTMLElement | null>,
  openMenu: (target: MenuTarget) => void,
): void {
  const latest = useLatest(rows);
  const isFilled = rows.length > 0;
  useEffect(() => {
    const list = scroller.current;
    if (!list) return undefined;
    return followPresses(list, (at) => {
      const target = menuTarget(latest.current, at);
      if (target) openMenu(target);
    });
  }, [scroller, isFilled, openMenu, latest]);
}

/** Returns how to stop. */
function followPresses(list: HTMLElement, open: (row: HTMLElement) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let held:
    { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | undefined;
  const letGo = () => {
    clearTimeout(held?.timer);
    held = undefined;
  };
  const hold = (row: HTMLElement) => {
    open(row);
    // No click follows: it would send a failed message again, or take the focus out of the menu.
    list.addEventListener('touchend', (event) => event.preventDefault(), { once: true, signal });
  };
  list.addEventListener(
    'contextmenu',
    (event) => {
      const row = pressedRow(event.target);
      if (!row) return;
      event.preventDefault();
      letGo();
      open(row);
    },
    { signal },
  );
  list.addEventListener(
    'pointerdown',
    ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
      letGo();
      const row = pointerType === 'mouse' || !isPrimary ? null : pressedRow(target);
      if (row) held = { timer: setTimeout(() => hold(row), holdMs), x, y };
    },
    { signal },
  );
  list.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (held && Math.hypot(x - held.x, y - held.y) > slackPx) letGo();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'scroll']) list.addEventListener(end, letGo, { signal });
  return () => {
    letGo();
    stopped.abort();
  };
}

/** The message under the pointer; an address and what is selected keep the browser's own menu. */
function pressedRow(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a')) return null;
  const row = target.closest<HTMLElement>('[data-key]');
  const isOnMessage = target === row || target.closest('[data-part="bubble"]') !== null;
  const selection = getSelection();
  const isSelected = row !== null && selection?.type === 'Range' && selection.containsNode(row, true);
  return isOnMessage && !isSelected ? row : null;
}

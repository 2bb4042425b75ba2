import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { focusedMessage, moveThroughMessages } from './moveThroughMessages';
import { menuTarget, type MenuTarget } from './menuTarget';
import type { Rows } from './Rows';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

// [B5.13]
/** Up and Down go from message to message; Enter, and the button on one that failed, open its menu. */
export function useMessageKeys(
  rows: Rows,
  scroller: RefObject<HTMLElement | null>,
  openMenu: (target: MenuTarget) => void,
): void {
  const last = useRef<string | undefined>(undefined);
  const latest = useLatest(rows);
  const isFilled = rows.length > 0;
  useEffect(() => {
    const list = scroller.current;
    const open = (at: HTMLElement | null | undefined) => {
      const target = menuTarget(latest.current, at);
      if (target) openMenu(target);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!list || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (step !== undefined) last.current = moveThroughMessages(list, step, last.current);
      else if (event.key === 'Enter') open(focusedMessage(list));
      else return;
      if (step !== undefined || focusedMessage(list)) event.preventDefault();
    };
    const handleClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest('[aria-haspopup]');
      if (button) open(button.closest<HTMLElement>('[data-key]'));
    };
    let hasFocus = false;
    const handleFocus = ({ type }: FocusEvent) => {
      hasFocus = type === 'focusin';
    };
    // The message that had the focus may be out of view, and gone with it.
    const keepFocus = () => {
      if (hasFocus && document.activeElement === document.body) list?.focus({ preventScroll: true });
    };
    list?.addEventListener('keydown', handleKeyDown);
    list?.addEventListener('click', handleClick);
    list?.addEventListener('focusin', handleFocus);
    list?.addEventListener('focusout', handleFocus);
    list?.addEventListener('scroll', keepFocus, { passive: true });
    return () => {
      list?.removeEventListener('focusin', handleFocus);
      list?.removeEventListener('focusout', handleFocus);
      list?.removeEventListener('scroll', keepFocus);
      list?.removeEventListener('keydown', handleKeyDown);
      list?.removeEventListener('click', handleClick);
    };
  }, [scroller, isFilled, openMenu, latest]);
}

import { useEffect, useRef, useState } from 'react';
import { placeTooltip } from './placeTooltip';

/** Milliseconds to move the pointer from the anchor to the tooltip. */
const graceMs = 120;

/** Shows the tooltip in the top layer while its anchor is hovered or has the keyboard; Esc hides it [WCAG 1.4.13]. */
export function useTooltip(delayMs: number) {
  const anchor = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  const setLater = (next: boolean, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), waitMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const node = note.current;
    if (!isOpen || !node || !anchor.current) return;
    node.showPopover();
    place(anchor.current, node);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', handleKey, { capture: true });
      if (node.isConnected) node.hidePopover();
    };
  }, [isOpen]);

  const handlers = {
    onPointerEnter: (event: { pointerType: string }) =>
      event.pointerType !== 'touch' && setLater(true, delayMs),
    onPointerLeave: () => setLater(false, graceMs),
    onPointerDown: close,
    onFocus: (event: { target: Element }) => event.target.matches(':focus-visible') && setLater(true, 0),
    onBlur: close,
  };
  return { anchor, note, isOpen, handlers };
}

function place(anchor: HTMLElement, note: HTMLElement): void {
  // The wrapper takes no part in the layout; what it holds does.
  const { left, top, width, height } = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const own = note.getBoundingClientRect();
  const found = placeTooltip({ left, top, width, height }, own, document.documentElement.clientWidth);
  note.style.left = `${found.left}px`;
  note.style.top = `${found.top}px`;
  note.dataset.side = found.side;
}

import { useRef, type MouseEvent, type PointerEvent } from 'react';

const distance = { aside: 80, up: 40 };
const slop = 6;

// [B7.6]
/** Pointer handlers: sweeping aside further than 80 px, or up further than 40, does the same as the close button. */
export function useSweep(close: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const isSwept = useRef(false);
  /** Along one axis; down leads nowhere. */
  const travelOf = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = start.current ?? { x: clientX, y: clientY };
    const [dx, dy] = [clientX - x, clientY - y];
    return Math.abs(dx) >= Math.abs(dy) ? { dx, dy: 0 } : { dx: 0, dy: Math.min(0, dy) };
  };
  const place = (card: HTMLElement, dx: number, dy: number) => {
    card.style.transform = dx || dy ? `translate(${dx}px, ${dy}px)` : '';
  };
  const handleEnd = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const { dx, dy } = travelOf(event);
    start.current = null;
    if (event.type === 'pointerup' && (Math.abs(dx) > distance.aside || -dy > distance.up)) close();
    else place(event.currentTarget, 0, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      isSwept.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { dx, dy } = travelOf(event);
      if (Math.abs(dx + dy) > slop) isSwept.current = true;
      if (isSwept.current) place(event.currentTarget, dx, dy);
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
    onPointerLeave: handleEnd,
    // A sweep that ends upon the link is not a press of it.
    onClickCapture: (event: MouseEvent) => {
      if (!isSwept.current) return;
      event.preventDefault();
      event.stopPropagation();
      isSwept.current = false;
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}

import { useRef, type MouseEvent, type PointerEvent } from 'react';

const sweepDistance = 80;
const slop = 6;

/** Pointer handlers: sweeping aside further than 80 px does the same as the close button. */
export function useSweep(close: () => void) {
  const startX = useRef<number | null>(null);
  const isSwept = useRef(false);
  const place = (card: HTMLElement, offset: number) => {
    card.style.transform = offset === 0 ? '' : `translateX(${offset}px)`;
  };
  const handleEnd = (event: PointerEvent<HTMLElement>) => {
    if (startX.current === null) return;
    const offset = event.clientX - startX.current;
    startX.current = null;
    if (event.type === 'pointerup' && Math.abs(offset) > sweepDistance) close();
    else place(event.currentTarget, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      startX.current = event.clientX;
      isSwept.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const offset = event.clientX - startX.current;
      if (Math.abs(offset) > slop) isSwept.current = true;
      if (isSwept.current) place(event.currentTarget, offset);
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

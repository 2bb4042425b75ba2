import { useRef, type PointerEvent, type RefObject } from 'react';

/** How far, in CSS px, a sheet must be drawn down to close when let go. */
const sheetCloseDistance = 96;

/** Whether a drag of `distance` px, let go, closes the sheet. */
const isSheetClosing = (distance: number) => distance > sheetCloseDistance;

/** Pointer handlers of a sheet's grip: the panel follows downwards and closes beyond the distance, where it may. */
export function useSheetDrag(panel: RefObject<HTMLElement | null>, canClose: boolean, close: () => void) {
  const startY = useRef<number | null>(null);
  const distanceOf = (event: PointerEvent) => Math.max(0, event.clientY - (startY.current ?? event.clientY));
  const place = (distance: number) => {
    panel.current?.style.setProperty('--sheet-offset', `${distance}px`);
    panel.current?.style.setProperty('transform', distance > 0 ? `translateY(${distance}px)` : '');
  };
  const handleEnd = (event: PointerEvent) => {
    if (startY.current === null) return;
    const isClosing = canClose && event.type === 'pointerup' && isSheetClosing(distanceOf(event));
    startY.current = null;
    if (isClosing) close();
    else place(0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startY.current !== null) place(distanceOf(event));
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}

import { useState, type RefObject } from 'react';
import { closestScale, panBy, wholeView, zoomBy } from './zoomView';

const step = 1.5;

/** How close the photo shown is seen; another photo begins whole. */
export function useZoom(frame: RefObject<HTMLElement | null>, photoId: string | undefined) {
  const [shown, setShown] = useState(photoId);
  const [view, setView] = useState(wholeView);
  if (shown !== photoId) {
    setShown(photoId);
    setView(wholeView);
  }
  const box = () => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const isZoomed = view.scale > 1;
  return {
    isZoomed,
    isClosest: view.scale >= closestScale,
    transform: isZoomed ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : undefined,
    zoomIn: () => setView((before) => zoomBy(before, step, box())),
    zoomOut: () => setView((before) => zoomBy(before, 1 / step, box())),
    toggle: () => setView((before) => (before.scale > 1 ? wholeView : zoomBy(before, step * step, box()))),
    whole: () => setView(wholeView),
    pan: (dx: number, dy: number) => setView((before) => panBy(before, dx, dy, box())),
  };
}

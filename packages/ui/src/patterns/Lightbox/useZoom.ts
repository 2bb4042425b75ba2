import { useState, type RefObject } from 'react';
import { closestScale, panBy, wholeView, zoomBy, type Point } from './zoomView';

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
  /** Of a place in the window, from the middle of the frame. */
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const isZoomed = view.scale > 1;
  return {
    isZoomed,
    isClosest: view.scale >= closestScale,
    transform: isZoomed ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : undefined,
    zoomIn: () => setView((before) => zoomBy(before, step, box())),
    zoomOut: () => setView((before) => zoomBy(before, 1 / step, box())),
    toggle: () => setView((before) => (before.scale > 1 ? wholeView : zoomBy(before, step * step, box()))),
    // [B2.12]
    /** Two fingers, `factor` times further apart around a place in the window. */
    zoomAt: (factor: number, around: Point) =>
      setView((before) => zoomBy(before, factor, box(), fromMiddle(around))),
    whole: () => setView(wholeView),
    pan: (dx: number, dy: number) => setView((before) => panBy(before, dx, dy, box())),
  };
}

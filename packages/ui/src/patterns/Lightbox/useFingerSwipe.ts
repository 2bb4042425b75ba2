import { useRef, type PointerEvent, type RefObject } from 'react';
import { readSwipe, type Swipe } from './readSwipe';

/** Pointer handlers of the photo: it follows a finger sideways and down, and tells what the travel meant. */
export function useFingerSwipe(
  frame: RefObject<HTMLElement | null>,
  dir: 'ltr' | 'rtl',
  onSwipe: (swipe: Swipe) => void,
) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const travelOf = ({ clientX, clientY }: PointerEvent) => ({
    dx: clientX - (start.current?.x ?? clientX),
    dy: clientY - (start.current?.y ?? clientY),
  });
  const place = (transform: string) => frame.current?.style.setProperty('transform', transform);
  const release = () => {
    start.current = null;
    place('');
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger pinches; a mouse has the arrows.
      if (event.pointerType === 'mouse' || !event.isPrimary) return release();
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return;
      const { dx, dy } = travelOf(event);
      const isSideways = Math.abs(dx) >= Math.abs(dy);
      place(isSideways ? `translateX(${dx}px)` : `translateY(${Math.max(0, dy)}px)`);
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return;
      const { dx, dy } = travelOf(event);
      release();
      onSwipe(readSwipe(dx, dy, dir));
    },
    onPointerCancel: release,
  };
}

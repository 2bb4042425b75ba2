import { useRef, type PointerEvent, type RefObject } from 'react';
import { readSwipe, type Swipe } from './readSwipe';

export interface FingerSwipeOptions {
  frame: RefObject<HTMLElement | null>;
  dir: 'ltr' | 'rtl';
  onSwipe: (swipe: Swipe) => void;
  /** Of a photo seen closer: travel in px since the last call; then a mouse drags too, and nothing is turned. */
  onPan: ((dx: number, dy: number) => void) | undefined;
}

/** Pointer handlers of the photo: it follows a finger sideways and down, and tells what the travel meant. */
export function useFingerSwipe({ frame, dir, onSwipe, onPan }: FingerSwipeOptions) {
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
      if ((event.pointerType === 'mouse' && !onPan) || !event.isPrimary) return release();
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      if (onPan) frame.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return;
      const { dx, dy } = travelOf(event);
      if (onPan) {
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
        return onPan(dx, dy);
      }
      const isSideways = Math.abs(dx) >= Math.abs(dy);
      place(isSideways ? `translateX(${dx}px)` : `translateY(${Math.max(0, dy)}px)`);
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return;
      const { dx, dy } = travelOf(event);
      release();
      if (!onPan) onSwipe(readSwipe(dx, dy, dir));
    },
    onPointerCancel: release,
  };
}

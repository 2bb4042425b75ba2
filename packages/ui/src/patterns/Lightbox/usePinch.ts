import { useRef, type PointerEvent } from 'react';
import type { Point } from './zoomView';

/** Pointer handlers for two fingers: how many times further apart they are than a moment ago, and around which point. */
export function usePinch(onPinch: (factor: number, around: Point) => void) {
  const fingers = useRef(new Map<number, Point>());
  const spread = () => {
    const [one, other] = [...fingers.current.values()];
    if (!one || !other) return null;
    const around = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    return { distance: Math.hypot(one.x - other.x, one.y - other.y), around };
  };
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent) => {
      if (isPrimary) fingers.current.clear();
      if (pointerType !== 'mouse') fingers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return;
      const before = spread();
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      const now = spread();
      if (before && now && before.distance > 0) onPinch(now.distance / before.distance, now.around);
    },
    onPointerEnd: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
  };
}

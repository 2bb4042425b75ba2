import type { PointerEvent, RefObject } from 'react';
import type { Swipe } from './readSwipe';
import { useFingerSwipe } from './useFingerSwipe';
import { usePinch } from './usePinch';
import type { useZoom } from './useZoom';

interface FingersOptions {
  frame: RefObject<HTMLElement | null>;
  dir: 'ltr' | 'rtl';
  zoom: ReturnType<typeof useZoom>;
  onTurn: (delta: 1 | -1) => void;
  onClose: () => void;
}

/** Pointer handlers of the photo: one finger turns, closes or pushes it aside, two bring it closer. */
export function useFingers({ frame, dir, zoom, onTurn, onClose }: FingersOptions) {
  const follow = (swipe: Swipe) => {
    if (swipe === 'close') onClose();
    else if (swipe !== 'none') onTurn(swipe === 'next' ? 1 : -1);
  };
  const one = useFingerSwipe({ frame, dir, onSwipe: follow, onPan: zoom.isZoomed ? zoom.pan : undefined });
  const two = usePinch(zoom.zoomAt);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      one.onPointerDown(event);
      two.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      two.onPointerMove(event);
      one.onPointerMove(event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      two.onPointerEnd(event);
      one.onPointerUp(event);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      two.onPointerEnd(event);
      one.onPointerCancel();
    },
  };
}

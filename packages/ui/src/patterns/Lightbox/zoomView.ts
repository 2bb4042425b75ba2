/** How a photo is seen: how many times larger, and how far it was pushed aside in px. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A place in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const centre: Point = { x: 0, y: 0 };
export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };
export const closestScale = 4;

/**
 * Comes closer or goes back, from all of the photo to four times; what was pushed aside stays within.
 * What is seen `around`, in px from the middle of the box, stays where it is.
 */
export function zoomBy(view: ZoomView, factor: number, box: Box, around: Point = centre): ZoomView {
  const scale = Math.min(closestScale, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const x = around.x + (view.x - around.x) * grown;
  const y = around.y + (view.y - around.y) * grown;
  return panBy({ scale, x, y }, 0, 0, box);
}

/** Pushes the photo aside; its edge never comes further in than the frame's. */
export function panBy(view: ZoomView, dx: number, dy: number, box: Box): ZoomView {
  const reach = (side: number) => ((view.scale - 1) * side) / 2;
  return {
    scale: view.scale,
    x: clamp(view.x + dx, reach(box.width)),
    y: clamp(view.y + dy, reach(box.height)),
  };
}

// Not minus zero: it would be another transform.
const clamp = (value: number, reach: number) => Math.min(Math.max(value, -reach), reach) + 0;

/** A mouse drags after 4 px; a finger after a quarter of a second, so that it can still scroll. */
const slop = { mouse: 4, touch: 8 };
export const holdMs = 250;

/** A photo under a pointer; it moves once the pointer went far enough, or was held long enough. */
export interface Drag {
  readonly id: string;
  readonly pointerId: number;
  readonly cell: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** The places of the photos when it began. */
  readonly places: readonly DOMRect[];
  /** Of a finger that is held. */
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  isMoving: boolean;
}

/** Further than a hand trembles. */
export function isFar(drag: Drag, dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) > (drag.timer === undefined ? slop.mouse : slop.touch);
}

/** The place under a point, from 0; undefined when there is none. */
export function placeAt(places: readonly DOMRect[], x: number, y: number): number | undefined {
  const at = places.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return at < 0 ? undefined : at;
}

/** The cell of the photo that a pointer would drag; its menu is no part of it. */
export function cellUnder(target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-part=menu]')) return null;
  return target.closest<HTMLElement>('[data-photo]');
}

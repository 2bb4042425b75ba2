/** What a finger's travel across a photo asks for. */
export type Swipe = 'next' | 'previous' | 'close' | 'none';

/** How far, in CSS px, a finger must go sideways to turn and down to close. */
const swipeReach = { sideways: 48, down: 96 } as const;

/** Reads a finger's travel in CSS px, let go; in a right-to-left page the next photo comes from the left. */
export function readSwipe(dx: number, dy: number, dir: 'ltr' | 'rtl'): Swipe {
  if (Math.abs(dx) >= Math.abs(dy)) {
    if (Math.abs(dx) < swipeReach.sideways) return 'none';
    return dx < 0 === (dir === 'ltr') ? 'next' : 'previous';
  }
  return dy >= swipeReach.down ? 'close' : 'none';
}

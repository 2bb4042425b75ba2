/** How fast a flung wheel loses its speed, ms. */
export const flingTime = 180;

// [B3.2]
/** Row at which a wheel let go at a speed (px/ms) comes to rest; the nearest when it was held still. */
export function flingGoal(top: number, speed: number, rowHeight: number, total: number): number {
  return Math.max(0, Math.min(total - 1, Math.round((top + speed * flingTime) / rowHeight)));
}

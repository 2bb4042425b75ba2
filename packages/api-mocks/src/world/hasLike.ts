import type { World } from './World';

/** Whether one likes the other, whatever the other feels. */
export function hasLike(world: World, fromId: number, toId: number): boolean {
  return world.likes.some((like) => like.fromId === fromId && like.toId === toId);
}

export function isMutual(world: World, one: number, other: number): boolean {
  return hasLike(world, one, other) && hasLike(world, other, one);
}

import { currentMocks } from '@iskra/api-mocks/storybook';

/** The member who looks, as the mocks have them. */
export function viewer() {
  const { world } = currentMocks();
  const member = world.members.get(world.viewerId ?? 0);
  if (!member) throw new Error('The story has no viewer');
  return member;
}

/** Whom the viewer likes, as the mocks have it. */
export function likedByViewer(): number[] {
  const { world } = currentMocks();
  return world.likes.filter(({ fromId }) => fromId === world.viewerId).map(({ toId }) => toId);
}

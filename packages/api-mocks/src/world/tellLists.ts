import type { World } from './World';

/** Publishes to a member's pages that likes, matches or dialogues changed, and which dialogue is new. */
export function tellLists(world: World, userId: number, dialogueId: number | null = null): void {
  world.emit({ name: 'listsChanged', to: userId, payload: { dialog_id: dialogueId } });
}

import type { World } from './World';

/** Tells a member's pages that their likes, matches or dialogues changed, and which dialogue came with it. */
export function tellLists(world: World, userId: number, dialogueId: number | null = null): void {
  world.emit({ name: 'listsChanged', to: userId, payload: { dialog_id: dialogueId } });
}

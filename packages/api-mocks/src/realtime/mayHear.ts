import { channels } from '@iskra/api-contract';
import type { World } from '../world/World';

/** Whether a member may hear a channel: their own, the shared one, and those of dialogues in their list (D-09). */
export function mayHear(world: World, memberId: number, channel: string): boolean {
  if (channel === channels.liked() || channel === channels.member(memberId)) return true;
  const dialogueId = Number(/^private-chat-dialog\.([1-9]\d{0,14})$/.exec(channel)?.[1]);
  return world.dialogues.get(dialogueId)?.shownTo.has(memberId) === true;
}

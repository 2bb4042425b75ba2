import { channels } from '@iskra/api-contract';
import { hasBlocked } from '../world/members';
import type { World } from '../world/World';

/** Whether a member may hear a channel: their own, the shared one, and those of dialogues in their list without a block (D-09). */
export function mayHear(world: World, memberId: number, channel: string): boolean {
  const own = [channels.member, channels.block, channels.premium].map((channelOf) => channelOf(memberId));
  if ([channels.liked(), ...own].includes(channel)) return true;
  const dialogueId = Number(/^private-chat-dialog\.([1-9]\d{0,14})$/.exec(channel)?.[1]);
  const dialogue = world.dialogues.get(dialogueId);
  if (!dialogue?.shownTo.has(memberId)) return false;
  const [one, other] = dialogue.members;
  return !hasBlocked(world, one, other) && !hasBlocked(world, other, one);
}

import { mayHear as mayMemberHear, parseChannel, type DialogueToHear } from '@iskra/api-contract/rules';
import { hasBlocked } from '../world/members';
import type { World } from '../world/World';

/** Whether a member may subscribe to a channel now (D-09). */
export function mayHear(world: World, memberId: number, channel: string): boolean {
  return mayMemberHear(parseChannel(channel), memberId, (id) => toHear(world, memberId, id));
}

function toHear(world: World, memberId: number, dialogueId: number): DialogueToHear | undefined {
  const dialogue = world.dialogues.get(dialogueId);
  if (!dialogue) return undefined;
  const [one, other] = dialogue.members;
  const isBlocked = hasBlocked(world, one, other) || hasBlocked(world, other, one);
  return { isShown: dialogue.shownTo.has(memberId), isBlocked };
}

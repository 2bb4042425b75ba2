import type { ReactionCode } from '@iskra/api-contract';
import { notFound, reactionProblem, Refused } from '@iskra/api-contract/rules';
import type { World } from './World';
import { dialogueFacts, otherSideId, shownDialogue } from './dialogues';
import { isNotCleared } from './messages';
import type { MemberRecord } from './records';

/** Sets or takes back a member's reaction; the other side is told, unless it no longer sees that message (D-32). */
export function react(
  world: World,
  me: MemberRecord,
  messageId: number,
  reaction: ReactionCode | null,
  exceptSocket?: string,
): void {
  const message = world.messages.find(({ id }) => id === messageId);
  if (!message || !isNotCleared(world, message, me.id)) throw notFound();
  const dialogue = shownDialogue(world, message.dialogueId, me.id);
  const problem = reactionProblem(message, me.id, dialogueFacts(world, dialogue, me));
  if (problem) throw new Refused(403, problem);
  if (message.reaction === reaction) return;
  message.reaction = reaction;
  const isSeenByOther = isNotCleared(world, message, otherSideId(dialogue, me.id));
  const payload = { dialog_id: dialogue.id, message_id: messageId, user_id: me.id, reaction };
  const whom = isSeenByOther ? {} : { onlyFor: me.id };
  world.emit({ name: 'reactionChanged', to: dialogue.id, payload, exceptSocket, ...whom });
}

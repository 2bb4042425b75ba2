import { areMarksTold, Refused, writingProblem } from '@iskra/api-contract/rules';
import { dialogueFacts, otherSide, shownDialogue } from './dialogues';
import type { MemberRecord } from './records';
import type { World } from './World';

/** Tells the other side of a dialogue that the member types, or stopped, where a message could be sent [B5.21]. */
export function tellTyping(
  world: World,
  me: MemberRecord,
  {
    dialogueId,
    isTyping,
    exceptSocket,
  }: { dialogueId: number; isTyping: boolean; exceptSocket?: string | undefined },
): void {
  const dialogue = shownDialogue(world, dialogueId, me.id);
  const problem = writingProblem(dialogueFacts(world, dialogue, me));
  if (problem) throw new Refused(403, problem);
  const theyShow = otherSide(world, dialogue, me.id)?.showsChatMarks ?? false;
  if (!areMarksTold({ iShow: me.showsChatMarks, theyShow })) return;
  const payload = { dialog_id: dialogueId, user_id: me.id, typing: isTyping };
  world.emit({ name: 'typing', to: dialogueId, payload, exceptSocket });
}

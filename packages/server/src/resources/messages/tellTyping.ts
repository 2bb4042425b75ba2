import { channels, events } from '@iskra/api-contract';
import { areMarksTold, notFound, Refused, writingProblem } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { users, type UserRow } from '../../db/schema';
import type { OwnSocket } from '../../realtime/ownSocket';
import { unstored } from '../../realtime/Relay';
import { dialogueFacts } from '../dialogues/dialogues.policy';
import { viewDialogue } from '../dialogues/dialogues.repository';

/** That somebody types in a dialogue, or stopped. */
export interface TypingNews {
  readonly dialogueId: number;
  readonly isTyping: boolean;
  readonly now: Date;
  readonly exceptSocket: OwnSocket | null;
}

/** Tells the other side, where a message could be sent and both show their chat marks; writes nothing [B5.21]. */
export async function tellTyping(deps: Deps, me: UserRow, news: TypingNews): Promise<void> {
  const { dialogueId, isTyping, now, exceptSocket } = news;
  const view = await viewDialogue(deps.db, me.id, now, dialogueId);
  if (!view) throw notFound();
  const problem = writingProblem(dialogueFacts(view, me, now));
  if (problem) throw new Refused(403, problem);
  const theyShow = await showsChatMarks(deps.db, view.otherId);
  if (!areMarksTold({ iShow: me.showsChatMarks, theyShow })) return;
  const { name, payload } = events.typing;
  deps.relay.tell({
    ...unstored,
    channel: channels.dialogue(dialogueId),
    event: name,
    payload: payload.parse({ dialog_id: dialogueId, user_id: me.id, typing: isTyping }),
    exceptSocket: exceptSocket?.socketId ?? null,
    exceptUserId: exceptSocket?.userId ?? null,
  });
}

async function showsChatMarks(db: Database, userId: number): Promise<boolean> {
  const rows = await db.select({ shown: users.showsChatMarks }).from(users).where(eq(users.id, userId));
  return rows[0]?.shown ?? false;
}

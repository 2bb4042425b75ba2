import type { ReactionCode } from '@iskra/api-contract';
import { notFound, reactionProblem, Refused } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import { messages, users, type UserRow } from '../../db/schema';
import { enqueue, enqueueFor, publishQueued } from '../../realtime/outbox';
import type { OwnSocket } from '../../realtime/ownSocket';
import { dialogueFacts } from '../dialogues/dialogues.policy';
import { lockDialogue, viewDialogue } from '../dialogues/dialogues.repository';
import { findShared } from './messages.repository';

/** What a member says about a message, or null to take it back. */
export interface Reacting {
  readonly messageId: number;
  readonly reaction: ReactionCode | null;
  readonly now: Date;
  /** The member's socket, which has it already. */
  readonly exceptSocket: OwnSocket | null;
}

/** Sets or takes back a member's reaction in one transaction, and tells it after that. */
export async function changeReaction(deps: Deps, me: UserRow, reacting: Reacting): Promise<void> {
  const found = await findShared(deps.db, reacting.messageId, me.id);
  const dialogueId = found?.message.dialogueId ?? 0;
  const view = found && (await viewDialogue(deps.db, me.id, reacting.now, dialogueId));
  if (!view) throw notFound();
  const problem = reactionProblem(found.message, me.id, dialogueFacts(view, me, reacting.now));
  if (problem) throw new Refused(403, problem);
  await publishQueued(deps, await inTransaction(deps.db, (tx) => write(tx, me.id, dialogueId, reacting)));
}

/** Under the dialogue's lock: a block or a deletion may have come since it was read. */
async function write(tx: Database, meId: number, dialogueId: number, reacting: Reacting): Promise<number[]> {
  const { messageId, reaction, exceptSocket } = reacting;
  // An account that goes takes its reactions along: this one comes before or not at all.
  const [me] = await tx.select({ id: users.id }).from(users).where(eq(users.id, meId)).for('key share');
  if (!me) throw new Refused(401, 'signIn');
  const locked = await lockDialogue(tx, dialogueId);
  const found = locked && (await findShared(tx, messageId, meId));
  if (!found) throw notFound();
  if (locked.isBlocked) throw new Refused(403, 'blocked');
  if (found.message.reaction === reaction) return [];
  await tx.update(messages).set({ reaction }).where(eq(messages.id, messageId));
  const payload = { dialog_id: dialogueId, message_id: messageId, user_id: meId, reaction };
  return [
    found.isSeenByOther
      ? await enqueue(tx, 'reactionChanged', dialogueId, payload, exceptSocket)
      : await enqueueFor(tx, 'reactionChanged', dialogueId, meId, payload),
  ];
}

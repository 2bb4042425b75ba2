import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { inTransaction } from '../../db/inTransaction';
import { users } from '../../db/schema';
import { enqueue, publishQueued } from '../../realtime/outbox';
import type { OwnSocket } from '../../realtime/ownSocket';

/** Shows that a member types and has read, or does not; their other pages learn of it, nobody else. */
export async function switchChatMarks(
  deps: Deps,
  userId: number,
  shown: boolean,
  exceptSocket: OwnSocket | null,
): Promise<void> {
  const queued = await inTransaction(deps.db, async (tx) => {
    await tx.update(users).set({ showsChatMarks: shown }).where(eq(users.id, userId));
    return [await enqueue(tx, 'chatMarksChanged', userId, { shown }, exceptSocket)];
  });
  await publishQueued(deps, queued);
}

import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { users } from '../../db/schema';
import { publishQueued } from '../../realtime/outbox';
import type { OwnSocket } from '../../realtime/ownSocket';
import { queueMemberChanged } from '../members/queueMemberChanged';

/** Hides a member from new people, or shows them again; their other pages learn of it, nobody else. */
export async function pause(
  deps: Deps,
  userId: number,
  isPaused: boolean,
  exceptSocket: OwnSocket | null,
): Promise<void> {
  const queued = await deps.db.transaction(async (tx) => {
    await tx.update(users).set({ isPaused }).where(eq(users.id, userId));
    return queueMemberChanged(tx, userId, [userId], exceptSocket);
  });
  await publishQueued(deps, queued);
}

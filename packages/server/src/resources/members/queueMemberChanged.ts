import type { Database } from '../../db/Database';
import { enqueueForAll } from '../../realtime/outbox';

/** Queues for these members' pages that a member's data are others now. */
export function queueMemberChanged(
  tx: Database,
  userId: number,
  told: readonly number[],
  exceptSocket: string | null,
): Promise<number[]> {
  const payload = { user_id: userId, is_deleted: false };
  return enqueueForAll(tx, 'memberChanged', told, payload, exceptSocket);
}

import type { Database } from '../../db/Database';
import type { OwnSocket } from '../../realtime/ownSocket';
import { enqueueForAll } from '../../realtime/outbox';

/** Queues the event that a member's data changed, for the pages of these members. */
export function queueMemberChanged(
  tx: Database,
  userId: number,
  told: readonly number[],
  exceptSocket: OwnSocket | null,
): Promise<number[]> {
  const payload = { user_id: userId, is_deleted: false };
  return enqueueForAll(tx, 'memberChanged', told, payload, exceptSocket);
}

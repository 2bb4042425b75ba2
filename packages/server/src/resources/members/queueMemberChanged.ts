import type { Database } from '../../db/Database';
import type { OwnSocket } from '../../realtime/ownSocket';
import { enqueueForAll } from '../../realtime/outbox';

/** Queues for these members' pages that a member's data are others now. */
export function queueMemberChanged(
  tx: Database,
  userId: number,
  told: readonly number[],
  exceptSocket: OwnSocket | null,
): Promise<number[]> {
  const payload = { user_id: userId, is_deleted: false };
  return enqueueForAll(tx, 'memberChanged', told, payload, exceptSocket);
}

import type { Deps } from '../../Deps';
import { hideOnline } from '../../realtime/onlineUntil';
import { publishQueued } from '../../realtime/outbox';
import type { OwnSocket } from '../../realtime/ownSocket';
import { queueMemberChanged } from '../members/queueMemberChanged';

interface Switching {
  readonly userId: number;
  readonly isHidden: boolean;
  readonly now: Date;
  readonly exceptSocket: OwnSocket | null;
}

/** Hides that a member is online, or shows it; their other pages learn of it, nobody else. */
export async function switchOnline(deps: Deps, { userId, isHidden, now, exceptSocket }: Switching) {
  const queued = await deps.db.transaction(async (tx) => {
    await hideOnline(tx, userId, isHidden, now);
    return queueMemberChanged(tx, userId, [userId], exceptSocket);
  });
  await publishQueued(deps, queued);
}

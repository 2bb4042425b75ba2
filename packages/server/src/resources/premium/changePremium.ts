import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { enqueue, publishQueued } from '../../realtime/outbox';
import {
  clearEnded,
  clearPremium,
  closeRequest,
  dialoguesToOthers,
  extendPremium,
} from './premium.repository';

/** Premium that was given: until when, and the queued rows. */
export interface Given {
  readonly until: Date;
  readonly queued: readonly number[];
}

/** Gives premium on top of what is left; the member's open pages change at once [PRE-06]. */
export async function givePremium(tx: Database, userId: number, days: number, now: Date): Promise<Given> {
  const until = await extendPremium(tx, userId, days, now);
  return { until, queued: await queueChange(tx, userId, days) };
}

/** Confirms a request: premium begins at once. Null when it is not under review (D-07) [PRE-08]. */
export async function approveRequest(tx: Database, id: number, now: Date) {
  const request = await closeRequest(tx, id, 'approved', now);
  if (!request) return null;
  const { userId, durationDays } = request;
  const given = await givePremium(tx, userId, durationDays, now);
  const closed = await enqueue(tx, 'premiumRequestClosed', userId, { id, status: 'approved' });
  return { request, until: given.until, queued: [...given.queued, closed] };
}

/** Refuses a request and notifies the member. Null when it is not under review (D-07) [PRE-08]. */
export async function refuseRequest(tx: Database, id: number, now: Date) {
  const request = await closeRequest(tx, id, 'refused', now);
  if (!request) return null;
  const queued = [await enqueue(tx, 'premiumRequestClosed', request.userId, { id, status: 'refused' })];
  return { request, queued };
}

/** Ends a member's premium by their own wish [SET-08]. */
export async function removeOwnPremium(deps: Deps, userId: number): Promise<void> {
  const queued = await deps.db.transaction(async (tx) =>
    (await clearPremium(tx, userId)) ? queueChange(tx, userId, null) : [],
  );
  await publishQueued(deps, queued);
}

/** Ends all expired premium and notifies those who had it. */
export async function endPremiums(deps: Pick<Deps, 'db' | 'relay' | 'now'>): Promise<void> {
  const queued = await deps.db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const userId of await clearEnded(tx, deps.now())) ids.push(...(await queueChange(tx, userId, null)));
    return ids;
  });
  await publishQueued(deps, queued);
}

/** Notifies the member, and everyone whose dialogue with them opens or closes by it (D-14). */
async function queueChange(tx: Database, userId: number, days: number | null): Promise<number[]> {
  const payload = days === null ? {} : { duration_days: days };
  const queued = [await enqueue(tx, 'premiumChanged', userId, payload)];
  for (const { id, to } of await dialoguesToOthers(tx, userId))
    queued.push(await enqueue(tx, 'dialogueAvailability', to, { dialog_id: id }));
  return queued;
}

import { approveRequest, refuseRequest } from '../resources/premium/changePremium';
import { findRequest } from '../resources/premium/premium.repository';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';
import { readId } from './readWords';

/** Confirms a request for premium: it begins at once, on top of what is left (D-07) [PRE-08]. */
export async function approvePremium({ db, now, publish }: Tools, word: string): Promise<Answer> {
  const id = readId(word, 'ID must be a number');
  const approved = await db.transaction((tx) => approveRequest(tx, id, now()));
  if (!approved) throw await refusal(db, id);
  const { request, until, queued } = approved;
  await publish(queued);
  const { userId, durationDays } = request;
  return {
    data: { id, status: 'approved', member_id: userId, duration_days: durationDays, premium_until: until },
    lines: [`Request ${id} is approved: member ${userId} has premium until ${until.toISOString()}`],
  };
}

/** Refuses a request for premium; the member learns of it and may ask again (D-07) [PRE-08]. */
export async function refusePremium({ db, now, publish }: Tools, word: string): Promise<Answer> {
  const id = readId(word, 'ID must be a number');
  const refused = await db.transaction((tx) => refuseRequest(tx, id, now()));
  if (!refused) throw await refusal(db, id);
  await publish(refused.queued);
  const { userId } = refused.request;
  return {
    data: { id, status: 'refused', member_id: userId },
    lines: [`Request ${id} of member ${userId} is refused`],
  };
}

async function refusal(db: Tools['db'], id: number): Promise<StartError> {
  const found = await findRequest(db, id);
  if (!found) return new StartError(`There is no request ${id}`);
  return new StartError(`Request ${id} was ${found.status} on ${found.closedAt?.toISOString()}`);
}

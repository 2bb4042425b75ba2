import { countRequests, findRequests, type FoundRequest } from '../resources/premium/premium.repository';
import type { Answer, Tools } from './Command';
import { row } from './layout';
import { presentRequest } from './presentRequest';

const shown = 50;

/** The requests for premium under review, the longest waiting first; or all of them, the newest first. */
export async function listPremium({ db }: Tools, isAll: boolean): Promise<Answer> {
  const found = await findRequests(db, isAll, shown);
  const total = await countRequests(db, isAll);
  const end = `${found.length} of ${total} ${isAll ? 'requests' : 'requests under review'}`;
  return { data: { requests: found.map(presentRequest), total }, lines: [...found.map(line), end] };
}

function line(found: FoundRequest): string {
  const { id, created_at: at, status, duration_days: days, price, member_id: member } = presentRequest(found);
  const paid = price === null ? '' : `${price} RUB`;
  const when = at.toISOString().slice(0, 16);
  return row(id, when, status, `${days} days`, paid, `by ${member} ${found.member.name}`, found.member.email);
}

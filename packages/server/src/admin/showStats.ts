import { dayMs } from '@iskra/api-contract/rules';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { likes, messages, reports, users } from '../db/schema';
import { onlineSql } from '../realtime/Presence';
import { countRequests } from '../resources/premium/premium.repository';
import type { Answer, Tools } from './Command';
import { fields } from './layout';

/** The product in numbers; suspended members count only as suspended. */
export async function showStats({ db, now }: Tools): Promise<Answer> {
  const at = now();
  const since = (days: number) => new Date(at.getTime() - days * dayMs);
  const isHere = isNull(users.suspendedReason);
  const isText = eq(messages.type, 'text');
  const data = {
    members: await db.$count(users, isHere),
    new_in_7_days: await db.$count(users, and(isHere, gt(users.createdAt, since(7)))),
    premium: await db.$count(users, and(isHere, gt(users.premiumUntil, at))),
    online: await db.$count(users, and(isHere, onlineSql(at))),
    suspended: await db.$count(users, isNotNull(users.suspendedReason)),
    messages_in_24_hours: await db.$count(messages, and(isText, gt(messages.createdAt, since(1)))),
    likes_in_24_hours: await db.$count(likes, gt(likes.createdAt, since(1))),
    premium_requests: await countRequests(db, false),
    open_reports: await db.$count(reports, isNull(reports.resolvedAt)),
  };
  return { data, lines: fields(data).map((line) => line.replaceAll('_', ' ')) };
}

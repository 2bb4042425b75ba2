import { limits, type getFilteredUsers, type QueryOf } from '@iskra/api-contract';
import { and, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema';
import { onlineSql } from '../../realtime/Presence';
import { visibleTo } from './members.repository';

export type NearbyFilter = QueryOf<typeof getFilteredUsers>;

const dayMs = 24 * 60 * 60_000;

/** Members other than the viewer whom they may see and who fit the filters. */
export function fits(viewerId: number, filter: NearbyFilter, now: Date): SQL | undefined {
  return and(ne(users.id, viewerId), visibleTo(viewerId), ...conditions(viewerId, filter, now));
}

function conditions(viewerId: number, filter: NearbyFilter, now: Date): (SQL | undefined)[] {
  const newSince = new Date(now.getTime() - limits.newMemberDays * dayMs);
  const isLiked = sql`exists (select 1 from likes l where l.from_id = ${viewerId} and l.to_id = users.id)`;
  return [
    filter.gender && filter.gender !== 'all' ? eq(users.gender, filter.gender) : undefined,
    filter.city ? eq(users.city, filter.city) : undefined,
    filter.minAge === undefined ? undefined : lte(users.birthDate, yearsBefore(now, filter.minAge)),
    filter.maxAge === undefined ? undefined : gt(users.birthDate, yearsBefore(now, filter.maxAge + 1)),
    filter.onlineStatus === 'online' ? onlineSql(now) : undefined,
    filter.onlineStatus === 'new' ? gt(users.createdAt, newSince) : undefined,
    filter.includeImages === 'true' ? sql`not ${isLiked}` : undefined,
  ];
}

/** The birth date of somebody who turns `years` today. */
function yearsBefore(now: Date, years: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear() - years}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

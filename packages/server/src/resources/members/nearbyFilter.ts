import { latestBirth, limits, type getFilteredUsers, type QueryOf } from '@iskra/api-contract';
import { and, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema';
import { onlineSql } from '../../realtime/Presence';
import { birthDateText } from './birthDateText';
import { visibleTo } from './members.repository';

export type NearbyFilter = QueryOf<typeof getFilteredUsers>;

const dayMs = 24 * 60 * 60_000;

/** Members other than the viewer whom they may see and who fit the filters (D-29). */
export function fits(viewerId: number, filter: NearbyFilter, now: Date): SQL | undefined {
  return and(ne(users.id, viewerId), visibleTo(viewerId), ...conditions(viewerId, filter, now));
}

function conditions(viewerId: number, filter: NearbyFilter, now: Date): (SQL | undefined)[] {
  const newSince = new Date(now.getTime() - limits.newMemberDays * dayMs);
  const isLiked = sql`exists (select 1 from likes l where l.from_id = ${viewerId} and l.to_id = users.id)`;
  return [
    filter.gender && filter.gender !== 'all' ? eq(users.gender, filter.gender) : undefined,
    filter.city ? eq(users.city, filter.city) : undefined,
    filter.minAge === undefined ? undefined : lte(users.birthDate, lastBirthDate(filter.minAge, now)),
    filter.maxAge === undefined ? undefined : gt(users.birthDate, lastBirthDate(filter.maxAge + 1, now)),
    filter.onlineStatus === 'online' ? onlineSql(now) : undefined,
    filter.onlineStatus === 'new' ? gt(users.createdAt, newSince) : undefined,
    filter.includeImages === 'true' ? sql`not ${isLiked}` : undefined,
  ];
}

const lastBirthDate = (years: number, now: Date) => birthDateText(latestBirth(years, now));

import { latestBirth, type getFilteredUsers, type QueryOf } from '@iskra/api-contract';
import { newMembersSince } from '@iskra/api-contract/rules';
import { and, arrayOverlaps, eq, gt, gte, inArray, lte, ne, not, sql, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema';
import { onlineSql } from '../../realtime/Presence';
import { birthDateText } from './birthDateText';
import { visibleTo } from './members.policy';

export type NearbyFilter = QueryOf<typeof getFilteredUsers>;

/** Members other than the viewer whom they may see, who are not paused and fit the filters (D-29). */
export function fits(viewerId: number, filter: NearbyFilter, now: Date): SQL | undefined {
  return and(
    ne(users.id, viewerId),
    not(users.isPaused),
    visibleTo(viewerId),
    ...conditions(viewerId, filter, now),
    ...furtherConditions(filter),
  );
}

function conditions(viewerId: number, filter: NearbyFilter, now: Date): (SQL | undefined)[] {
  const isLiked = sql`exists (select 1 from likes l where l.from_id = ${viewerId} and l.to_id = users.id)`;
  return [
    filter.gender && filter.gender !== 'all' ? eq(users.gender, filter.gender) : undefined,
    filter.city ? eq(users.city, filter.city) : undefined,
    filter.minAge === undefined ? undefined : lte(users.birthDate, lastBirthDate(filter.minAge, now)),
    filter.maxAge === undefined ? undefined : gt(users.birthDate, lastBirthDate(filter.maxAge + 1, now)),
    filter.onlineStatus === 'online' ? onlineSql(now) : undefined,
    filter.onlineStatus === 'new' ? gt(users.createdAt, newMembersSince(now)) : undefined,
    filter.includeImages === 'true' ? sql`not ${isLiked}` : undefined,
  ];
}

/** `fitsFurther` of the rules, in SQL: what was not told is null or empty, which none of these takes (decision 0032). */
function furtherConditions(filter: NearbyFilter): (SQL | undefined)[] {
  const { goals, languages, children, smoking, minHeight, maxHeight } = filter;
  return [
    goals && arrayOverlaps(users.goals, goals),
    languages && arrayOverlaps(users.languages, languages),
    children && inArray(users.children, children),
    smoking && inArray(users.smoking, smoking),
    minHeight === undefined ? undefined : gte(users.height, minHeight),
    maxHeight === undefined ? undefined : lte(users.height, maxHeight),
  ];
}

const lastBirthDate = (years: number, now: Date) => birthDateText(latestBirth(years, now));

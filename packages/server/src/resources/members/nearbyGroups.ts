import { nearbyRank } from '@iskra/api-contract/rules';
import { sql, type SQL } from 'drizzle-orm';
import { onlineSql } from '../../realtime/Presence';

/** Members of one rank of NEA-04, as a condition that its index fits. */
export interface NearbyGroup {
  /** Higher comes first. */
  readonly rank: number;
  readonly condition: SQL;
}

/** Marked and online, marked, online, the rest: everybody is in exactly one of them. */
export function nearbyGroups(now: Date, isOnlineOnly: boolean): NearbyGroup[] {
  const isMarked = sql`users.premium_until > ${now.toISOString()}::timestamptz`;
  const isOnline = onlineSql(now);
  const marked = sql`users.premium_until is not null and ${isMarked}`;
  const unmarked = sql`(${isMarked}) is not true`;
  const online = [
    { rank: nearbyRank({ isPremium: true, isOnline: true }), condition: sql`${marked} and ${isOnline}` },
    { rank: nearbyRank({ isPremium: false, isOnline: true }), condition: sql`${unmarked} and ${isOnline}` },
  ];
  if (isOnlineOnly) return online;
  return [
    ...online,
    { rank: nearbyRank({ isPremium: true, isOnline: false }), condition: sql`${marked} and not ${isOnline}` },
    {
      rank: nearbyRank({ isPremium: false, isOnline: false }),
      condition: sql`${unmarked} and not ${isOnline}`,
    },
  ];
}

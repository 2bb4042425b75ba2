import { and, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema';

type MemberId = number | Placeholder;

/** Members who are there for a viewer: `maySee` of the rules, in SQL (D-33). */
export function visibleTo(viewerId: MemberId): SQL | undefined {
  return and(
    isNull(users.suspendedReason),
    sql`users.id <> all(array(select b.blocked_id from blocks b where b.blocker_id = ${viewerId}
      union all select b.blocker_id from blocks b where b.blocked_id = ${viewerId}))`,
  );
}

/** Members whose profile and photos a viewer may open: `mayOpenProfile` of the rules, in SQL (D-33). */
export function openTo(viewerId: MemberId): SQL | undefined {
  return and(isNull(users.suspendedReason), sql`not ${isBlocking(sql`users.id`, viewerId)}`);
}

/** Whether the viewer blocked this member. */
export function isBlockedBy(viewerId: MemberId): SQL<boolean> {
  return isBlocking(viewerId, sql`users.id`);
}

const isBlocking = (blocker: MemberId | SQL, blocked: MemberId | SQL) =>
  sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`;

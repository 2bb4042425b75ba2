import { countLimit, limits } from '@iskra/api-contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { users } from '../../db/schema';
import { cardColumns, type CardRow } from './members.present';
import { fits, type NearbyFilter } from './nearbyFilter';
import { nearbyGroups, type NearbyGroup } from './nearbyGroups';

/** People by filters: marked first, then online, then the newest (NEA-04); counted up to the contract's limit. */
export async function filterMembers(db: Database, viewerId: number, filter: NearbyFilter, now: Date) {
  const [page, total] = await Promise.all([
    readPage(db, viewerId, filter, now),
    countMembers(db, fits(viewerId, filter, now), countLimit(filter)),
  ]);
  return { users: page, total };
}

/** Reads each group no further than the page reaches, and cards only for the page. */
async function readPage(db: Database, viewerId: number, filter: NearbyFilter, now: Date): Promise<CardRow[]> {
  const { limit = limits.nearby.pageSize, offset = 0 } = filter;
  const where = fits(viewerId, filter, now);
  const groups = nearbyGroups(now, filter.onlineStatus === 'online').map((group) =>
    readGroup(group, where, offset + limit),
  );
  const page = sql`(select * from (${sql.join(groups, sql` union all `)}) ranked
    order by rank desc, id desc limit ${limit} offset ${offset}) page`;
  return db
    .select(cardColumns)
    .from(users)
    .innerJoin(page, eq(users.id, sql`page.id`))
    .orderBy(sql`page.rank desc, page.id desc`);
}

function readGroup({ rank, condition }: NearbyGroup, where: SQL | undefined, limit: number): SQL {
  return sql`(select users.id, ${sql.raw(String(rank))} as rank from users
    where ${and(where, condition)} order by users.id desc limit ${limit})`;
}

async function countMembers(db: Database, where: SQL | undefined, limit: number): Promise<number> {
  const counted = db.select({ id: users.id }).from(users).where(where).limit(limit).as('counted');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted);
  return row?.count ?? 0;
}

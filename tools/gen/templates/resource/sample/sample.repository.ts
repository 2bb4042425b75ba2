import type { Database } from '../../../../../packages/server/src/db/Database';
import { users, type UserRow } from '../../../../../packages/server/src/db/schema';
import { visibleTo } from '../../../../../packages/server/src/resources/members/members.policy';

const most = 50;

/** Whom `myId` may know of: nobody suspended, nobody with a block in either direction. */
export function findSample(db: Database, myId: number): Promise<UserRow[]> {
  return db.select().from(users).where(visibleTo(myId)).orderBy(users.id).limit(most);
}

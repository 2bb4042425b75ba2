import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { dialogues, users } from '../../db/schema';
import { otherColumns, otherSideOf } from './dialogues.repository';

/** Dialogues with what is shown of the other side, before it is said which. */
export function dialogueSides(db: Database, me: number) {
  const otherId = otherSideOf(me);
  return db
    .select({
      dialogueId: dialogues.id,
      otherId,
      other: otherColumns,
      iBlock: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${me} and b.blocked_id = users.id)`,
      theyBlock: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = users.id and b.blocked_id = ${me})`,
    })
    .from(dialogues)
    .leftJoin(users, eq(users.id, otherId))
    .$dynamic();
}

import { desc } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { users } from '../db/schema';
import { isPremium } from '../resources/members/members.present';

const shown = 50;

/** The newest members, one line each. */
export async function listMembers(db: Database, now: Date): Promise<string> {
  const rows = await db.select().from(users).orderBy(desc(users.id)).limit(shown);
  const lines = rows.map((user) => {
    const premium = isPremium(user, now)
      ? `premium until ${user.premiumUntil?.toISOString().slice(0, 10)}`
      : '';
    return [user.id, user.email, user.name, user.city, premium].join('\t').trimEnd();
  });
  return [...lines, `${rows.length} of ${await db.$count(users)} members`].join('\n');
}

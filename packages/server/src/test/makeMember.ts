import { hash } from '@node-rs/argon2';
import type { Deps } from '../Deps';
import { users, type UserRow } from '../db/schema';

export type MemberParts = Partial<typeof users.$inferInsert>;

export const testPassword = 'long enough';

/** A hash says itself what it costs to check: for a test's sign-in, far less than a member's. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let count = 0;
let shared: Promise<string> | undefined;

/** A woman of 26 from Moscow, unless told otherwise. */
export async function makeMember(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  parts: MemberParts = {},
): Promise<UserRow> {
  count += 1;
  shared ??= hash(testPassword, cheap);
  const [user] = await db
    .insert(users)
    .values({
      name: `Анна`,
      email: `member${count}@example.org`,
      passwordHash: await shared,
      gender: 'female',
      city: 'Москва',
      birthDate: `${now().getUTCFullYear() - 26}-01-01`,
      createdAt: now(),
      ...parts,
    })
    .returning();
  if (!user) throw new Error('The member was not inserted');
  return user;
}

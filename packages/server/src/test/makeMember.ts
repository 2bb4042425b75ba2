import type { Deps } from '../Deps';
import { users, type UserRow } from '../db/schema';
import { hashPassword } from '../resources/session/password';

export type MemberParts = Partial<typeof users.$inferInsert>;

export const testPassword = 'long enough';

let count = 0;
let shared: Promise<string> | undefined;

/** A woman of 26 from Moscow, unless told otherwise. */
export async function makeMember(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  parts: MemberParts = {},
): Promise<UserRow> {
  count += 1;
  shared ??= hashPassword(testPassword);
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

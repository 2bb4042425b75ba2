import { isPremium } from '@iskra/api-contract/rules';
import { desc } from 'drizzle-orm';
import { users, type UserRow } from '../db/schema';
import type { Answer, Tools } from './Command';
import { row } from './layout';

const shown = 50;

/** The newest members, one line each. */
export async function listMembers({ db, ...tools }: Tools): Promise<Answer> {
  const now = tools.now();
  const found = await db.select().from(users).orderBy(desc(users.id)).limit(shown);
  const total = await db.$count(users);
  return {
    data: { members: found.map((user) => present(user, now)), total },
    lines: [...found.map((user) => line(user, now)), `${found.length} of ${total} members`],
  };
}

function present(user: UserRow, now: Date) {
  const { id, email, name, city, premiumUntil, suspendedReason } = user;
  const premium = isPremium(user, now) ? premiumUntil : null;
  return { id, email, name, city, premium_until: premium, suspended_reason: suspendedReason };
}

function line(user: UserRow, now: Date): string {
  const premium = isPremium(user, now)
    ? `premium until ${user.premiumUntil?.toISOString().slice(0, 10)}`
    : '';
  const suspended = user.suspendedReason === null ? '' : 'suspended';
  return row(user.id, user.email, user.name, user.city, premium, suspended);
}

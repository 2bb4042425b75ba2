import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { users } from '../db/schema';
import { StartError } from '../StartError';

const dayMs = 24 * 60 * 60_000;
const maxDays = 3650;

/** Gives premium for so many days, on top of what is left of it. */
export async function grantPremium(db: Database, email: string, days: string, now: Date): Promise<string> {
  const count = Number(days);
  if (!/^\d+$/.test(days) || count < 1 || count > maxDays) {
    throw new StartError(`DAYS must be a number from 1 to ${maxDays}, got "${days}"`);
  }
  const [member] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!member) throw new StartError(`There is no member with the e-mail ${email}`);
  const from = Math.max(now.getTime(), member.premiumUntil?.getTime() ?? 0);
  const premiumUntil = new Date(from + count * dayMs);
  await db.update(users).set({ premiumUntil }).where(eq(users.id, member.id));
  return `${member.name} (${member.email}) has premium until ${premiumUntil.toISOString()}`;
}

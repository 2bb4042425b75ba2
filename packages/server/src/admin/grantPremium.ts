import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { StartError } from '../StartError';
import type { Answer, Tools } from './Command';
import { plain } from './layout';
import { memberByWord } from './memberByWord';

const dayMs = 24 * 60 * 60_000;
const maxDays = 3650;

/** Gives premium for so many days, on top of what is left of it. */
export async function grantPremium({ db, now }: Tools, email: string, days: string): Promise<Answer> {
  const count = Number(days);
  if (!/^\d+$/.test(days) || count < 1 || count > maxDays) {
    throw new StartError(`DAYS must be a number from 1 to ${maxDays}, got "${days}"`);
  }
  const member = await memberByWord(db, email);
  const from = Math.max(now().getTime(), member.premiumUntil?.getTime() ?? 0);
  const premiumUntil = new Date(from + count * dayMs);
  await db.update(users).set({ premiumUntil }).where(eq(users.id, member.id));
  return {
    data: { id: member.id, email: member.email, name: member.name, premium_until: premiumUntil },
    lines: [`${plain(member.name)} (${member.email}) has premium until ${premiumUntil.toISOString()}`],
  };
}

import { givePremium } from '../resources/premium/changePremium';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';
import { plain } from './layout';
import { memberByWord } from './memberByWord';

const maxDays = 3650;

/** Gives premium for so many days, on top of what is left of it; open pages learn of it. */
export async function grantPremium(
  { db, now, publish }: Tools,
  email: string,
  days: string,
): Promise<Answer> {
  const count = Number(days);
  if (!/^\d+$/.test(days) || count < 1 || count > maxDays) {
    throw new StartError(`DAYS must be a number from 1 to ${maxDays}, got "${days}"`);
  }
  const member = await memberByWord(db, email);
  const given = await db.transaction((tx) => givePremium(tx, member.id, count, now()));
  await publish(given.queued);
  const { until: premiumUntil } = given;
  return {
    data: { id: member.id, email: member.email, name: member.name, premium_until: premiumUntil },
    lines: [`${plain(member.name)} (${member.email}) has premium until ${premiumUntil.toISOString()}`],
  };
}

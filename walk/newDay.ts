import { limits, type BirthDate } from '@iskra/api-contract';
import type { Ground } from './Ground';
import type { WalkPage } from './WalkPage';

/** What a page just opened says that cannot be so by the clock: premium that is over, or another age. */
export function wrongNow(ground: Ground, page: WalkPage): string[] {
  if (!page.isSignedIn) return [];
  const { session, premium } = page.stores;
  const now = ground.now();
  const wrong = [];
  if (session.isPremium && !(new Date(premium.expiresAt ?? 0) > now)) wrong.push('premium is over');
  if (session.user?.age !== yearsOf(page.member.birthDate, now)) wrong.push('another age');
  return wrong;
}

/** What a page says on a day on which nobody has done anything yet, and that cannot be so (D-04, D-14). */
export async function wrongOnNewDay(ground: Ground, page: WalkPage): Promise<string[]> {
  if (!page.isSignedIn) return [];
  const { session, chat, encounters } = page.stores;
  await Promise.all([encounters.load(), chat.dialogues.load()]);
  const wrong = [];
  if (encounters.likesLeft !== (session.isPremium ? null : limits.likesPerDay))
    wrong.push('the likes of the day');
  const hidden = new Set(ground.members.filter((member) => member.isSuspended).map(({ id }) => id));
  const mayOpen = chat.dialogues.all.filter(({ otherUser: other }) => {
    const isBlocked = other.block || other.current_blocked;
    return !other.is_deleted && !hidden.has(other.id) && !isBlocked && other.gender !== session.user?.gender;
  });
  for (const { dialog_available: isAvailable, dialog_id: id } of mayOpen)
    if (!isAvailable) wrong.push(`dialogue ${id} is closed`);
  return wrong;
}

/** By UTC: a birthday begins at midnight. */
function yearsOf({ day, month, year }: BirthDate, now: Date): number {
  const isBefore =
    now.getUTCMonth() + 1 < month || (now.getUTCMonth() + 1 === month && now.getUTCDate() < day);
  return now.getUTCFullYear() - year - (isBefore ? 1 : 0);
}

import type { PremiumStatus } from '../entities';
import { dayMs } from './days';

/** Of a member: when their premium ends, null without it. */
export interface PremiumFacts {
  readonly premiumUntil: Date | null;
}

/** Whether a member has premium now; at its very end they no longer have it [PRE-06]. */
export function isPremium({ premiumUntil }: PremiumFacts, now: Date): boolean {
  return premiumUntil !== null && premiumUntil > now;
}

/** When premium ends after so many more days: on top of what is left of it, else from now. */
export function extendedUntil(until: Date | null, days: number, now: Date): Date {
  return new Date(Math.max(now.getTime(), until?.getTime() ?? 0) + days * dayMs);
}

/** What a member sees of their own premium. */
export function premiumStatus(
  member: PremiumFacts & { readonly premiumDays: number | null },
  now: Date,
): PremiumStatus {
  if (!isPremium(member, now)) return { is_active: false, expires_at: null, duration_days: null };
  const { premiumUntil, premiumDays } = member;
  return { is_active: true, expires_at: premiumUntil?.toISOString() ?? null, duration_days: premiumDays };
}

/** Whether a member still sees a request: one that was granted shows as premium (D-07). */
export function isRequestShown({ status }: { readonly status: string }): boolean {
  return status !== 'approved';
}

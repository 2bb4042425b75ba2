import { dayBefore } from './days';

/**
 * Whether the one who did not make a match gets a notice, and the dialogue a system message: once in 24 hours, however
 * often the like is taken back and given again.
 */
export function isMatchNews(toldAt: Date | undefined, now: Date): boolean {
  return toldAt === undefined || toldAt <= dayBefore(now);
}

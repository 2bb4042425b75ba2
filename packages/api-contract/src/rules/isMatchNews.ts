import { dayBefore } from './days';

/**
 * Whether a match is told to the one who did not make it, and noted in their dialogue: once in 24 hours, however often
 * the like is taken back and given again.
 */
export function isMatchNews(toldAt: Date | undefined, now: Date): boolean {
  return toldAt === undefined || toldAt <= dayBefore(now);
}

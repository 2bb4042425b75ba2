import type { OwnReport, ReportOutcome } from '../calls/reports';

/** Of a report: whether and with what outcome it was closed. */
export interface ReportFacts {
  readonly resolvedAt: Date | null;
  readonly outcome: ReportOutcome | null;
}

/** What the reporter is told of a report: never what was done, nor what an operator wrote about it (D-08) [BLK-04]. */
export function reportState({ resolvedAt, outcome }: ReportFacts): OwnReport['state'] {
  if (resolvedAt === null) return 'under_review';
  return outcome ?? 'reviewed';
}

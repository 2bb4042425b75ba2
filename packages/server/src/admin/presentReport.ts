import type { FoundReport } from '../resources/safety/reports.repository';

/** A report for operators: both members by number and name, without their e-mails. */
export function presentReport({ report, reporter, reported }: FoundReport) {
  return {
    id: report.id,
    created_at: report.createdAt,
    reason: report.reason,
    comment: report.comment,
    reporter_id: report.reporterId,
    reporter_name: reporter?.name ?? null,
    reported_id: report.reportedId,
    reported_name: reported.name,
    reported_suspended: reported.suspendedReason !== null,
    resolved_at: report.resolvedAt,
    resolution: report.resolution,
  };
}

import type { Evidence } from '../resources/safety/evidence.repository';
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
    outcome: report.outcome,
    resolution: report.resolution,
  };
}

/** Photos by the addresses that other commands take, and the reported member's words as they were then. */
export function presentEvidence({ photos, messages }: Evidence) {
  return {
    photos: photos.map(({ photoKey }) => `/photos/${photoKey}/lg.webp`),
    messages: messages.map(({ messageId, sentAt, content }) => ({
      id: messageId,
      sent_at: sentAt,
      text: content,
    })),
  };
}

import type { OwnReport } from '@iskra/api-contract';
import { reportState } from '@iskra/api-contract/rules';
import { mainImage } from '../members/members.present';
import type { OwnReportRow } from './ownReports.repository';

/** A report to the one who made it: neither who closed it nor what was done (D-08) [BLK-04]. */
export function presentOwnReport(report: OwnReportRow): OwnReport {
  const { id, createdAt, showsPhoto, showsMessages, user } = report;
  return {
    id,
    reason: report.reason,
    shows: [...(showsPhoto ? (['photo'] as const) : []), ...(showsMessages ? (['messages'] as const) : [])],
    created_at: createdAt.toISOString(),
    state: reportState(report),
    user: user && { id: user.id, name: user.name, main_image: mainImage(user) },
  };
}

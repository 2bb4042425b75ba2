import type { OwnReport, ReportOutcome } from '@iskra/api-contract';
import { reportState } from '@iskra/api-contract/rules';
import { opens, theMember } from './members';
import { presentBlocked } from './presentMember';
import type { ReportRecord } from './records';
import type { World } from './World';

/** What a member reported, the newest first. */
export function reportsOf(world: World, reporterId: number): ReportRecord[] {
  return world.reports.filter((report) => report.reporterId === reporterId).reverse();
}

/** Whether an operator closed one of them since the member looked. */
export function hasReportNews(world: World, reporterId: number): boolean {
  return reportsOf(world, reporterId).some(isNews);
}

/** The member has looked at the outcomes; their other pages learn it. */
export function seeReports(world: World, reporterId: number): void {
  const news = reportsOf(world, reporterId).filter(isNews);
  for (const report of news) report.isSeen = true;
  if (news.length > 0) tell(world, reporterId, null);
}

/** What an operator finds; the reporter's open pages learn it (D-08) [BLK-04]. */
export function closeReport(world: World, id: number, outcome: ReportOutcome): void {
  const report = world.reports.find((one) => one.id === id && one.resolvedAt === null);
  if (!report) throw new Error(`The world has no open report ${id}`);
  report.resolvedAt = world.now();
  report.outcome = outcome;
  tell(world, report.reporterId, id);
}

/** For tests and stories: which report an operator closes. */
export function newestOpenOf(world: World, reporterId: number): number {
  return reportsOf(world, reporterId).find(({ resolvedAt }) => resolvedAt === null)?.id ?? 0;
}

/** Whom it names only while the reporter may open their profile (D-33). */
export function presentReport(world: World, report: ReportRecord): OwnReport {
  const { id, reason, createdAt, photoKey, messages, reporterId } = report;
  const member = theMember(world, report.reportedId);
  const { age: _, ...user } = presentBlocked(member, world.now());
  return {
    ...{ id, reason, created_at: createdAt.toISOString(), state: reportState(report) },
    shows: [
      ...(photoKey === null ? [] : ['photo' as const]),
      ...(messages.length > 0 ? ['messages' as const] : []),
    ],
    user: opens(world, reporterId, member) ? user : null,
  };
}

const isNews = ({ outcome, isSeen }: ReportRecord) => outcome !== null && !isSeen;

function tell(world: World, to: number, reportId: number | null): void {
  world.emit({ name: 'reportsChanged', to, payload: { report_id: reportId } });
}

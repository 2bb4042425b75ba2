import { countReports, findReports } from '../resources/safety/reports.repository';
import type { Answer, Tools } from './Command';
import { row } from './layout';
import { presentReport } from './presentReport';

const shown = 50;

/** The open reports, the longest waiting first; or all of them, the newest first. */
export async function listReports({ db }: Tools, isAll: boolean): Promise<Answer> {
  const found = (await findReports(db, isAll, shown)).map(presentReport);
  const total = await countReports(db, isAll);
  const end = `${found.length} of ${total} ${isAll ? 'reports' : 'open reports'}`;
  return { data: { reports: found, total }, lines: [...found.map(line), end] };
}

function line(report: ReturnType<typeof presentReport>): string {
  const { id, created_at: at, reason, reported_id: reportedId, reported_name: name, comment } = report;
  const state = report.resolved_at ? 'resolved' : 'open';
  return row(id, at.toISOString().slice(0, 10), state, reason, `on ${reportedId} ${name}`, comment);
}

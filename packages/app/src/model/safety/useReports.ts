import { onDemand } from '../onDemand';
import { useJoined } from '../useFollowed';
import { reportsRoom } from './events';
import { ReportsStore } from './ReportsStore';

/** What I reported. */
export const useReports = onDemand(({ api }) => new ReportsStore(api));

/** Loads the list that a screen shows, and again when a report, or who may be named in it, changed. */
export function useFollowedReports(): ReportsStore {
  const reports = useReports();
  useJoined(reports.query, reportsRoom);
  return reports;
}

/** Whether an outcome is new to the member; for an observer. */
export function useReportNews(): boolean {
  const reports = useReports();
  useJoined(reports.news, reportsRoom);
  return reports.hasNews;
}

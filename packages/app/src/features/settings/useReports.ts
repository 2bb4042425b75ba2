import { onDemand } from '../../model/onDemand';
import { useJoined } from '../../model/useFollowed';
import { ReportsStore } from '../../model/safety/ReportsStore';
import { reportsRoom } from '../../model/safety/reportsRoom';

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

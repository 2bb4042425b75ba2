import type { LiveRoom } from '../../shared/realtime';
import type { Query } from '../../shared/store';

/** What may change own reports: their outcomes, and whose profile the member may open. */
export function reportsRoom(query: Query): LiveRoom {
  const refresh = () => query.markStale();
  return {
    events: { reportsChanged: refresh, blockChanged: refresh, memberChanged: refresh },
    refresh,
  };
}

import type { LiveRoom } from '../../shared/realtime';
import type { Notifier } from '../notices/Notifier';
import type { SafetyStore } from './SafetyStore';

/** A block began or ended, by either side [BLK-03]; an operator closed a report of the member's. */
export const safetyEvents = (safety: SafetyStore, notifier: Notifier): LiveRoom => ({
  events: {
    blockChanged: safety.apply,
    reportsChanged: ({ report_id: id }) => {
      if (id) notifier.notify({ id: `report-${id}`, type: 'report', to: '/profile/settings/reports' });
    },
  },
});

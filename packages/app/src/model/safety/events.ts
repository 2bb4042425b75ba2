import type { LiveRoom } from '../../shared/realtime';
import type { SafetyStore } from './SafetyStore';

/** A block began or ended, by either side [BLK-03]. */
export const safetyEvents = (safety: SafetyStore): LiveRoom => ({
  events: { blockChanged: safety.apply },
});

import type { LiveRoom } from '../../shared/realtime';
import type { EncountersStore } from './EncountersStore';

/** The likes left are those of every page of the member, and come back by the day (D-04) [ENC-11]. */
export function encountersEvents(encounters: EncountersStore): LiveRoom {
  const refresh = () => encounters.renewLikesLeft();
  return { events: { listsChanged: refresh }, refresh };
}

import type { LiveRoom } from '../../shared/realtime';
import type { EncountersStore } from './EncountersStore';

/** The likes left are those of every page of the member; one comes back by the day, or with an account that goes (D-04) [ENC-11]. */
export function encountersEvents(encounters: EncountersStore): LiveRoom {
  const refresh = () => encounters.renewLikesLeft();
  return { events: { listsChanged: refresh, memberChanged: refresh }, refresh };
}

import { onDemand } from '../../model/onDemand';
import { useFollowed } from '../../model/useFollowed';
import { PauseStore } from '../../model/session/PauseStore';

const usePauseStore = onDemand(({ api }) => new PauseStore(api));

/** Whether new people see the member, as long as it is on the screen. */
export function usePause(): PauseStore {
  const pause = usePauseStore();
  useFollowed(pause.query);
  return pause;
}

import { onDemand } from '../../model/onDemand';
import { useFollowed, useOwnSetting } from '../../model/useFollowed';
import {
  chatMarksSwitch,
  onlineHiddenSwitch,
  pauseSwitch,
  type ServerSwitch,
} from '../../model/session/ServerSwitch';

const usePauseSwitch = onDemand(({ api }) => pauseSwitch(api));
const useOnlineHiddenSwitch = onDemand(({ api }) => onlineHiddenSwitch(api));
const useChatMarksSwitch = onDemand(({ api }) => chatMarksSwitch(api));

/** Whether new people see the member, as long as it is on the screen. */
export function usePause(): ServerSwitch {
  const pause = usePauseSwitch();
  useFollowed(pause.query);
  return pause;
}

/** Whether the member shows when they type and have read, as long as it is on the screen. */
export function useChatMarks(): ServerSwitch {
  const marks = useChatMarksSwitch();
  useOwnSetting(marks.query);
  return marks;
}

/** Whether the member hides that they are online, as long as it is on the screen. */
export function useOnlineHidden(): ServerSwitch {
  const hidden = useOnlineHiddenSwitch();
  useFollowed(hidden.query);
  return hidden;
}

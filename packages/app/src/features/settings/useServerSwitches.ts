import { onDemand } from '../../model/onDemand';
import { useFollowed, useOwnSetting } from '../../model/useFollowed';
import { chatMarksSwitch, pauseSwitch, type ServerSwitch } from '../../model/session/ServerSwitch';

const usePauseSwitch = onDemand(pauseSwitch);
const useChatMarksSwitch = onDemand(chatMarksSwitch);

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

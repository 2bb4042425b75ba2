import type { ServerSwitch } from '../../model/session/ServerSwitch';
import { useStores } from '../../model/StoresContext';
import { useFollowed, useOwnSetting } from '../../model/useFollowed';

/** Whether new people see the member, as long as it is on the screen. */
export function usePause(): ServerSwitch {
  const { pause } = useStores().switches;
  useFollowed(pause.query);
  return pause;
}

/** Whether the member hides that they are online, as long as it is on the screen. */
export function useOnlineHidden(): ServerSwitch {
  const { onlineHidden } = useStores().switches;
  useFollowed(onlineHidden.query);
  return onlineHidden;
}

/** Whether the member shows when they type and have read, as long as it is on the screen. */
export function useChatMarks(): ServerSwitch {
  const { chatMarks } = useStores().switches;
  useOwnSetting(chatMarks.query);
  return chatMarks;
}

import { whenAlone } from '@iskra/ui/history';
import { createContext, useCallback, useContext, useState } from 'react';
import { useNavigate, useNavigationType, type NavigateOptions } from 'react-router-dom';

type ToList = (options?: NavigateOptions) => void;

const ToListContext = createContext<ToList>(() => undefined);

/** Provides what `useToList` gives, to the room within. */
export const ToListProvider = ToListContext.Provider;

/** Leads from a room to the list. */
export const useToList = (): ToList => useContext(ToListContext);

/** From a room that was opened from the list it is a step back: Back would lead into the room again otherwise [CHT-03]. */
export function useStepToList(dialogId: number | undefined): ToList {
  const navigate = useNavigate();
  const isAfterList = useIsAfterList(dialogId);
  return useCallback(
    (options) => {
      if (isAfterList) whenAlone(() => void navigate(-1));
      else void navigate('/messages', options);
    },
    [navigate, isAfterList],
  );
}

/** Whether the list stands before the room in the history, as far as this page has seen it. */
function useIsAfterList(dialogId: number | undefined): boolean {
  const kind = useNavigationType();
  const [now, setNow] = useState({ dialogId, isAfterList: false });
  if (dialogId !== now.dialogId)
    setNow({ dialogId, isAfterList: kind === 'PUSH' && now.dialogId === undefined });
  return now.isAfterList;
}

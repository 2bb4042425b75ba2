import { whenAlone } from '@iskra/ui/history';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
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
  const shown = useRef<number | undefined>(undefined);
  useEffect(() => {
    shown.current = dialogId;
    return () => void (shown.current = undefined);
  }, [dialogId]);
  return useCallback(
    (options) => {
      const go = () => void (isAfterList ? navigate(-1) : navigate('/messages', options));
      // A slow deletion leads nobody out of where they have gone meanwhile.
      const goFromHere = () => shown.current === dialogId && go();
      if (isAfterList) whenAlone(goFromHere);
      else goFromHere();
    },
    [navigate, isAfterList, dialogId],
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

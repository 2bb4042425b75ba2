import { useEffect, useState } from 'react';
import type { Typing } from '../../../model/chat/Typing';
import { useStores } from '../../../model/StoresContext';
import { loadLater } from '../../../shared/code';

const load = () => import('../../../model/chat/Typing');

/** Typing in the open dialogue; its part comes once the room is shown, and the room does without it. */
export function useTyping(dialogId: number): Typing | undefined {
  const { api, live, session } = useStores();
  const [typing, setTyping] = useState<Typing>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const leave = loadLater(load, (part) => {
      const begun = new part.Typing({ api, live, dialogId, selfId: () => session.user?.id });
      stop = begun.follow();
      setTyping(begun);
    });
    return () => {
      leave();
      stop?.();
    };
  }, [api, live, session, dialogId]);
  return typing;
}

import { useEffect, useState } from 'react';
import type { Typing } from '../../../model/chat/Typing';
import { useStores } from '../../../model/StoresContext';

const load = () => import('../../../model/chat/Typing');

/** Typing in the open dialogue; its part comes once the room is shown, and the room does without it. */
export function useTyping(dialogId: number): Typing | undefined {
  const { api, live, session } = useStores();
  const [typing, setTyping] = useState<Typing>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = (part: Awaited<ReturnType<typeof load>>) => {
      if (isOver) return;
      const begun = new part.Typing({ api, live, dialogId, selfId: () => session.user?.id });
      stop = begun.follow();
      setTyping(begun);
    };
    load().then(begin, () => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [api, live, session, dialogId]);
  return typing;
}

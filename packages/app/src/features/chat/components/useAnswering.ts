import { useAnnounce } from '@iskra/ui';
import type { MessageComposerHandle } from '@iskra/ui/ChatRoom';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import { loadLater } from '../../../shared/code';
import { NeedTextsContext, useText } from '../../../shared/i18n';
import { useRooms } from '../useRooms';

const load = () => import('../answering/answeringSlots');

interface Talk {
  readonly dialogId: number;
  readonly otherName: string;
  readonly selfId: number;
  readonly mayWrite: boolean;
}

/** What a room needs for answering; it comes after the room's first picture, and is undefined until then. */
export function useAnswering({ dialogId, otherName, selfId, mayWrite }: Talk) {
  const stores = useStores();
  const rooms = useRooms();
  const t = useText();
  const say = useAnnounce();
  const navigate = useNavigate();
  const needTexts = useContext(NeedTextsContext);
  const field = useRef<MessageComposerHandle>(null);
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();

  useEffect(
    () =>
      loadLater(
        () => Promise.all([load(), needTexts('answering')]),
        ([loaded]) => setPart(loaded),
      ),
    [needTexts],
  );

  const slots = useMemo(
    () =>
      part?.answeringSlots(
        stores,
        {
          ...{ rooms, dialogId, otherName, selfId, mayWrite, t },
          goTo: (id) => void navigate(`/messages/${dialogId}?message=${id}`, { replace: true }),
          focusField: () => field.current?.focus(),
        },
        say,
      ),
    [part, stores, rooms, dialogId, otherName, selfId, mayWrite, t, navigate, say],
  );
  return { field, slots };
}

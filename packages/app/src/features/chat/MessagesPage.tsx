import { color, media, space, typeStyle } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { useLayout, useTitle } from '../../shared/layout';
import { Screen } from '../shell';
import { NothingSelected } from './components/NothingSelected';
import { RoomView } from './components/RoomView';
import { SearchableDialogues } from './components/SearchableDialogues';
import { ToListProvider, useStepToList } from './components/toList';
import { useSought } from './components/useSought';
import { chatMessages as messages } from './messages';
import { useRooms } from './useRooms';

/** Dialogues beside the open room; a phone shows one of the two, and a turned one the same room [CHT-02, CHT-08, ACC-06]. */
export const MessagesPage = observer(function MessagesPage() {
  const { chat } = useStores();
  const rooms = useRooms();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  const dialogId = Number(useParams()['dialogId']) || undefined;
  const leftId = useLeft(dialogId);
  const toList = useStepToList(dialogId);
  // Kept here, as a phone's room stands in place of the search.
  const [sought, setSought] = useSought();
  useTitle(t(messages.title));

  useEffect(() => {
    if (chat.dialogues.loading.state === 'idle') void chat.dialogues.load();
  }, [chat]);

  useEffect(() => {
    rooms.setOpen(dialogId);
    return () => rooms.setOpen(undefined);
  }, [rooms, dialogId]);

  if (isMobile && dialogId === undefined)
    return (
      <Screen title={t(messages.title)}>
        <PhoneList>
          <SearchableDialogues {...{ sought, setSought, leftId }} selectedId={undefined} />
        </PhoneList>
      </Screen>
    );
  return (
    <Columns>
      {!isMobile && (
        <section aria-label={t(messages.title)}>
          <h1>{t(messages.title)}</h1>
          <SearchableDialogues {...{ sought, setSought }} selectedId={dialogId} />
        </section>
      )}
      <div>
        {dialogId === undefined ? (
          <NothingSelected />
        ) : (
          <ToListProvider value={toList}>
            <RoomView key={dialogId} dialogId={dialogId} />
          </ToListProvider>
        )}
      </div>
    </Columns>
  );
});

/** The dialogue that was open before, while none is. */
function useLeft(dialogId: number | undefined): number | undefined {
  const [left, setLeft] = useState(dialogId);
  if (dialogId !== undefined && dialogId !== left) setLeft(dialogId);
  return left;
}

/** From edge to edge: what is in it keeps its own distance. */
const PhoneList = styled.div`
  margin-inline: calc(-1 * ${space(4)});
`;

/** Fills what the shell leaves of the window. */
const Columns = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / 340px minmax(0, 1fr);
  flex: 1;
  min-block-size: 0;
  & > div {
    min-inline-size: 0;
    min-block-size: 0;
  }
  & > section {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    border-inline-end: 1px solid ${color('border-subtle')};
  }
  & > section > h1 {
    ${typeStyle('title')}
    display: flex;
    align-items: center;
    flex: none;
    block-size: 80px;
    margin: 0;
    padding-inline: 24px;
  }
  @media (max-width: 1000px) {
    grid-template-columns: 280px minmax(0, 1fr);
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

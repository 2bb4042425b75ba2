import { Banner, Button, space } from '@iskra/ui';
import { observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { onDemand } from '../../../model/onDemand';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { useSafetyDialog } from '../../safety';
import { reportable } from '../reportable';
import { useRooms } from '../useRooms';
import { isFirstContact } from './isFirstContact';
import { firstContactTexts as texts } from './messages';

export interface FirstContactProps {
  dialogId: number;
  selfId: number;
}

/** Dialogues whose card the member has hidden, until the page is loaded anew. */
const useHidden = onDemand(() => observable.set<number>());

/** Above a conversation in which not both have written yet: how to stay safe, and what to do where something is wrong. */
export const FirstContact = observer(function FirstContact({ dialogId, selfId }: FirstContactProps) {
  const { chat } = useStores();
  const hidden = useHidden();
  const t = useText();
  const safetyDialog = useSafetyDialog();
  const room = useRooms().of(dialogId);
  const other = chat.dialogues.get(dialogId)?.otherUser;
  if (!other || other.is_deleted || other.block || other.current_blocked || hidden.has(dialogId)) return null;
  if (room.loading.state !== 'ready' || room.hasMore || !isFirstContact(room.ordered, selfId)) return null;

  const { id, name } = other;
  const report = () => safetyDialog.report({ id, name }, { messages: reportable(room.ordered, id) });
  return (
    <Card role="region" aria-label={t(texts.title)}>
      <Banner
        action={
          <Actions>
            <Button size="sm" variant="text" onClick={report}>
              {t(texts.report)}
            </Button>
            <Button size="sm" variant="text" onClick={() => safetyDialog.block({ id, name })}>
              {t(texts.block)}
            </Button>
            <Button size="sm" variant="text" onClick={() => hidden.add(dialogId)}>
              {t(texts.hide)}
            </Button>
          </Actions>
        }
      >
        <b>{t(texts.title)}.</b> {t(texts.advice)}
      </Banner>
    </Card>
  );
});

/* With large text in a low window the messages keep most of the room. */
const Card = styled.div`
  max-block-size: 40dvh;
  margin: ${space(2)} ${space(4)};
  overflow: auto;
  @media (max-height: 30em) {
    max-block-size: 26dvh;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`;

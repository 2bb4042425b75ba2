import type { MemberCard } from '@iskra/api-contract';
import { Button, IconButton, Text, space } from '@iskra/ui';
import { X } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { StatusLine } from '../../../shared/layout';
import { likesMessages as messages } from '../messages';

/** Like back, or take the like off the list [LIK-03]. */
export const LikeAnswer = observer(function LikeAnswer({ person }: { person: MemberCard }) {
  const { likes } = useStores();
  const t = useText();
  const { answering, answeredId } = likes;
  const isWaiting = likes.waitingFor(person.id) === true;
  const hasFailed = answering.isFailed && answeredId === person.id;
  return (
    <>
      <Row>
        <Button
          variant="soft"
          size="sm"
          fullWidth
          busy={answering.isLoading && answeredId === person.id}
          onClick={() => void likes.likeBack(person.id, !isWaiting)}
        >
          {t(isWaiting ? messages.notBack : messages.likeBack)}
        </Button>
        <IconButton
          label={t(messages.remove, { name: person.name })}
          onClick={() => void likes.remove(person.id)}
        >
          <X size={18} />
        </IconButton>
      </Row>
      <StatusLine text={isWaiting && t(messages.waits)} />
      {hasFailed && (
        <Text as="p" variant="small" tone="negative" role="alert">
          {t(messages.answerFailed)}
        </Text>
      )}
    </>
  );
});

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`;

import { Button, IconButton, Text, space } from '@iskra/ui';
import { X } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { StatusLine } from '../../../shared/layout';
import { useLoading } from '../../../model/useLoading';
import { likesMessages as messages } from '../messages';
import type { DeedProps } from './PeopleCards';

/** Like back, or take the like off the list [LIK-03]. */
export const LikeAnswer = observer(function LikeAnswer({ person, onGone }: DeedProps) {
  const { likes } = useStores();
  const t = useText();
  const answering = useLoading('Answering a like');
  const wish = likes.waitingFor(person.id);
  const isLiked = wish === true;
  const isBusy = answering.isLoading && wish === undefined;
  const answer = (send: () => Promise<void>) => void answering.track(send, handleAnswered);

  function handleAnswered(): void {
    if (likes.waitingFor(person.id) === undefined) onGone();
  }

  return (
    <>
      <Row>
        <Button
          variant="soft"
          size="sm"
          fullWidth
          busy={isBusy}
          onClick={() => answer(() => likes.likeBack(person.id, !isLiked))}
        >
          {t(isLiked ? messages.notBack : messages.likeBack)}
        </Button>
        <IconButton
          label={t(messages.remove, { name: person.name })}
          busy={isBusy}
          onClick={() => answer(() => likes.remove(person.id))}
        >
          <X size={18} />
        </IconButton>
      </Row>
      <StatusLine text={isLiked && t(messages.waits)} />
      {answering.isFailed && (
        <Text as="p" variant="small" tone="negative" role="alert">
          {t(messages.answerFailed)}
        </Text>
      )}
    </>
  );
});

/** On the narrowest phones one below the other: no word of the button is broken. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  row-gap: ${space(1)};
  margin-block-start: ${space(2)};
  & > :first-child {
    flex: 1 1 min-content;
  }
`;

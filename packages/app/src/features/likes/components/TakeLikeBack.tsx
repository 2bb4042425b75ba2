import { Text, color, space, useAnnounce } from '@iskra/ui';
import { Heart } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { StatusLine } from '../../../shared/layout';
import { useLoading } from '../../../model/useLoading';
import { givenMessages, likesMessages } from '../messages';
import { useGivenLikes } from '../useGivenLikes';
import { ListDeed } from './ListDeed';
import type { DeedProps } from './PeopleCards';

/** Whether they like me too, as both of us were told, and the way back. */
export const TakeLikeBack = observer(function TakeLikeBack({ person, onGone }: DeedProps) {
  const given = useGivenLikes();
  const { likes } = useStores();
  const say = useAnnounce();
  const t = useText();
  const changing = useLoading('Taking a like back');
  const isMatch = given.isMatch(person.id);
  const wish = likes.waitingFor(person.id);
  const isLeaving = wish === false;

  const keep = () => changing.track(() => given.keep(person.id), noEffect);
  const takeBack = () => changing.track(() => given.takeBack(person.id), handleTakenBack);

  function handleTakenBack(isGone: boolean): void {
    if (!isGone) return;
    say(t(givenMessages.takenBack, { name: person.name }));
    onGone();
  }

  return (
    <>
      <Standing data-match={isMatch || undefined}>
        {isMatch && <Heart size={16} fill="currentColor" />}
        <Text variant="small">{t(isMatch ? givenMessages.match : givenMessages.noAnswer)}</Text>
      </Standing>
      <StatusLine text={isLeaving && t(givenMessages.waits)} />
      <ListDeed
        text={t(isLeaving ? givenMessages.keep : givenMessages.takeBack)}
        label={t(isLeaving ? givenMessages.keepOf : givenMessages.takeBackOf, { name: person.name })}
        busy={changing.isLoading && wish === undefined}
        problem={changing.isFailed ? t(likesMessages.answerFailed) : undefined}
        onClick={() => void (isLeaving ? keep() : takeBack())}
      />
    </>
  );
});

function noEffect(): void {}

const Standing = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin: ${space(1)} 0 0;
  color: ${color('text-muted')};
  &[data-match] {
    color: ${color('accent-text')};
  }
`;

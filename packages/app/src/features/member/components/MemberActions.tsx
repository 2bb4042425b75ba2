import type { Member } from '@iskra/api-contract';
import { Button, Text } from '@iskra/ui';
import { Heart, MessageCircle } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { StatusLine } from '../../../shared/layout';
import { useLoading } from '../../../model/useLoading';
import { usePremiumDialog } from '../../premium';
import { memberMessages as messages } from '../messages';
import { useIsHere } from '../useIsHere';
import { Actions } from './MemberDetails.styles';
import { SafetyActions } from './SafetyActions';

/** What one can do with another member: write, like, report, block [OTH-02, OTH-03, OTH-04]. */
export const MemberActions = observer(function MemberActions({ member }: { member: Member }) {
  const { members, session, chat, encounters } = useStores();
  const navigate = useNavigate();
  const premium = usePremiumDialog();
  const t = useText();
  const isLiked = members.isLiked(member.id);
  const isWaiting = members.isLikeWaiting(member.id);
  const canWrite = session.user?.gender !== member.gender;

  const opening = useLoading('Opening the dialogue');
  const liking = useLoading('Liking');
  const isLimited = liking.error?.status === 402;
  // Whoever is paused is there for those who have the profile open, and takes nothing new (decision 0029).
  const isRefused = [opening, liking].some(({ error }) => error?.status === 404);
  const isHere = useIsHere();
  const goTo = (dialogId: number) => void (isHere() && navigate(`/messages/${dialogId}`));

  async function write(): Promise<void> {
    await opening.track(() => chat.dialogueWith(member.id), goTo);
    if (opening.error?.status === 404) void members.load(member.id);
  }

  async function toggleLike(): Promise<void> {
    encounters.likedHere.add(member.id);
    await liking.track(() => members.toggleLike(member.id), handleLiked);
    // Who has just gone is told as gone.
    if (liking.error?.status === 404) void members.load(member.id);
    if (liking.error?.status !== 402) return;
    encounters.reachLimit(liking.error.resetsAt);
    if (isHere()) premium.open();
  }

  function handleLiked(dialogId: number | null): void {
    if (dialogId !== null) goTo(dialogId);
    else if (!isLiked && canWrite && !members.isLikeWaiting(member.id)) console.error('Dialog ID not found');
  }

  return (
    <>
      <Actions>
        {canWrite && !member.block && (
          <Button
            busy={opening.isLoading}
            iconStart={<MessageCircle size={20} />}
            onClick={() => void write()}
          >
            {t(messages.write)}
          </Button>
        )}
        {!member.block && (
          <Button
            variant="secondary"
            busy={liking.isLoading && !isWaiting}
            aria-pressed={isLiked}
            iconStart={<Heart size={20} fill={isLiked ? 'currentColor' : 'none'} />}
            onClick={() => void toggleLike()}
          >
            {t(isLiked ? messages.unlike : messages.like)}
          </Button>
        )}
      </Actions>
      <StatusLine text={isWaiting && t(isLiked ? messages.likeWaits : messages.unlikeWaits)} />
      {(opening.isFailed || (liking.isFailed && !isLimited)) && (
        <Text as="p" variant="small" tone="negative" role="alert">
          {t(isRefused ? messages.refused : messages.actionFailed)}
        </Text>
      )}
      <SafetyActions member={member} />
    </>
  );
});

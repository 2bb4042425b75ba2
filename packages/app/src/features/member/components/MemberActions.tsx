import type { Member } from '@iskra/api-contract';
import { Button, Text } from '@iskra/ui';
import { Heart, MessageCircle } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { StatusLine } from '../../../shared/layout';
import { Loading } from '../../../shared/store';
import { usePremiumDialog } from '../../premium';
import { memberMessages as messages } from '../messages';
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

  async function toggleLike(): Promise<void> {
    encounters.likedHere.add(member.id);
    const dialogId = await members.toggleLike(member.id);
    const { error } = members.liking;
    if (error?.status === 402) {
      encounters.reachLimit(error.resetsAt);
      return premium.open();
    }
    if (dialogId !== null) void navigate(`/messages/${dialogId}`);
    else if (!isLiked && canWrite && !members.liking.isFailed && !members.isLikeWaiting(member.id))
      console.error('Dialog ID not found');
  }

  const [opening] = useState(() => new Loading('Opening the dialogue'));
  const write = () =>
    opening.track(
      () => chat.dialogueWith(member.id),
      (dialogId) => void navigate(`/messages/${dialogId}`),
    );

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
            busy={members.liking.isLoading}
            aria-pressed={isLiked}
            iconStart={<Heart size={20} fill={isLiked ? 'currentColor' : 'none'} />}
            onClick={() => void toggleLike()}
          >
            {t(isLiked ? messages.unlike : messages.like)}
          </Button>
        )}
      </Actions>
      <StatusLine text={isWaiting && t(isLiked ? messages.likeWaits : messages.unlikeWaits)} />
      {(opening.isFailed || (members.liking.isFailed && members.liking.error?.status !== 402)) && (
        <Text as="p" variant="small" tone="negative" role="alert">
          {t(messages.actionFailed)}
        </Text>
      )}
      <SafetyActions member={member} />
    </>
  );
});

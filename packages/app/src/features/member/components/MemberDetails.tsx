import type { Member } from '@iskra/api-contract';
import { Button, OnlineDot, PremiumBadge, Text } from '@iskra/ui';
import { Heart, MapPin, MessageCircle } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStores } from '../../../app/StoresContext';
import { useCityName } from '../../../shared/cities';
import { useText } from '../../../shared/i18n';
import { Loading } from '../../../shared/store';
import { usePremiumDialog } from '../../premium';
import { memberMessages as messages } from '../messages';
import { Goals } from './Goals';
import { Actions, Details } from './MemberDetails.styles';
import { PersonalInfo } from './PersonalInfo';
import { PremiumTeaser } from './PremiumTeaser';
import { SafetyActions } from './SafetyActions';

/** Name, status and words of a member, and what one can do [OTH-02, OTH-03, OTH-04]. */
export const MemberDetails = observer(function MemberDetails({ member }: { member: Member }) {
  const { members, session, chat, encounters } = useStores();
  const navigate = useNavigate();
  const premium = usePremiumDialog();
  const t = useText();
  const cityName = useCityName();
  const isLiked = members.liked.get(member.id) ?? false;
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
    else if (!isLiked && canWrite) console.error('Dialog ID not found');
  }

  const [opening] = useState(() => new Loading('Opening the dialogue'));
  const write = () =>
    opening.track(
      () => chat.dialogueWith(member.id),
      (dialogId) => void navigate(`/messages/${dialogId}`),
    );

  return (
    <Details>
      <h2>
        {member.name}, {member.age} {member.premium && <PremiumBadge />}
      </h2>
      <p>
        <OnlineDot online={member.online} decorative />
        {t(member.online ? messages.online : messages.offline)}
      </p>
      <p>
        <MapPin size={18} />
        {cityName(member.city.name)}
      </p>
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
      {(opening.isFailed || (members.liking.isFailed && members.liking.error?.status !== 402)) && (
        <Text as="p" variant="small" tone="negative" role="alert">
          {t(messages.actionFailed)}
        </Text>
      )}
      <SafetyActions member={member} />
      {member.about && (
        <section>
          <h3>{t(messages.about)}</h3>
          <p dir="auto">{member.about}</p>
        </section>
      )}
      <Goals goals={member.goals} />
      <PersonalInfo details={member} />
      <PremiumTeaser />
    </Details>
  );
});

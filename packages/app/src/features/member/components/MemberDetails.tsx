import type { Member } from '@iskra/api-contract';
import { OnlineDot, PremiumBadge } from '@iskra/ui';
import { MapPin } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useCityName } from '../../../shared/cities';
import { useText } from '../../../shared/i18n';
import { memberMessages as messages } from '../messages';
import { Goals } from './Goals';
import { MemberActions } from './MemberActions';
import { Details } from './MemberDetails.styles';
import { OwnProfileNote } from './OwnProfileNote';
import { PersonalInfo } from './PersonalInfo';
import { PremiumTeaser } from './PremiumTeaser';

/** Name, status and words of a member, and what one can do; oneself one can only edit [OTH-01, OTH-02]. */
export const MemberDetails = observer(function MemberDetails({ member }: { member: Member }) {
  const { session } = useStores();
  const t = useText();
  const cityName = useCityName();
  const isOwn = session.user?.id === member.id;

  return (
    <Details>
      <h2>
        <span translate="no">{`${member.name}, ${member.age}`}</span> {member.premium && <PremiumBadge />}
      </h2>
      <p>
        <OnlineDot online={member.online} decorative />
        <span>{t(member.online ? messages.online : messages.offline)}</span>
      </p>
      <p>
        <MapPin size={18} />
        <span>{cityName(member.city.name)}</span>
      </p>
      {isOwn ? <OwnProfileNote /> : <MemberActions key={member.id} member={member} />}
      {member.about && (
        <section>
          <h3>{t(messages.about)}</h3>
          <p dir="auto">{member.about}</p>
        </section>
      )}
      <Goals goals={member.goals} />
      <PersonalInfo details={member} />
      {!isOwn && <PremiumTeaser />}
    </Details>
  );
});

import { observer } from 'mobx-react-lite';
import { FormattedDate } from 'react-intl';
import { useStores } from '../../../model/StoresContext';
import { useCityName } from '../../../shared/cities';
import { useText } from '../../../shared/i18n';
import { part } from '../../../shared/layout';
import { settingsMessages as messages } from '../messages';
import type { InfoStore } from '../model/InfoStore';
import { EditableSection } from './EditableSection';
import { GiveUp } from './GiveUp';
import { Facts } from './Settings.styles';

const InfoFacts = observer(function InfoFacts() {
  const { user } = useStores().session;
  const t = useText();
  const cityName = useCityName();
  if (!user) return null;
  const birth = new Date(Date.UTC(user.birth_year, user.birth_month - 1, user.birth_day));
  return (
    <Facts>
      <dt>{t(messages.name)}</dt>
      <dd dir="auto">{user.name}</dd>
      <dt>{t(messages.gender)}</dt>
      <dd>{t(messages[user.gender])}</dd>
      <dt>{t(messages.birth)}</dt>
      <dd>
        <FormattedDate value={birth} timeZone="UTC" day="numeric" month="long" year="numeric" />
      </dd>
      <dt>{t(messages.city)}</dt>
      <dd>{cityName(user.city.name)}</dd>
    </Facts>
  );
});

const loadEditing = async () => (await import('./InfoEditing')).InfoEditing;
// The wheels and the towns weigh more than the screen.
const InfoEditing = part(loadEditing, <InfoFacts />, ({ info }) => <GiveUp onCancel={info.cancel} />);

/** Name, gender, birth date and city [SET-01]. */
export function InfoSection({ info }: { info: InfoStore }) {
  const t = useText();
  return (
    <EditableSection
      title={t(messages.info)}
      edit={info.edit}
      onReach={loadEditing}
      view={<InfoFacts />}
      form={<InfoEditing info={info} />}
    />
  );
}

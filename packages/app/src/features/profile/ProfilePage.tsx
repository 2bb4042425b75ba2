import { Button, PremiumBadge } from '@iskra/ui';
import { MapPin, Pencil, Settings } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../model/StoresContext';
import { useCityName } from '../../shared/cities';
import { useText } from '../../shared/i18n';
import { Link, useLayout, useTitle } from '../../shared/layout';
import { LegalLinks } from '../info';
import { Actions, Details, Goals, PersonalInfo, ProfileColumns } from '../member';
import { Screen } from '../shell';
import { OwnPhotos } from './components/OwnPhotos';
import { profileMessages as messages } from './messages';

/** One's own profile: photos, name, city, and the ways to change them [PRO-01]. */
export const ProfilePage = observer(function ProfilePage() {
  const { session } = useStores();
  const t = useText();
  const cityName = useCityName();
  const isMobile = useLayout() === 'mobile';
  const { user } = session;
  useTitle(t(messages.title));
  if (!user) return null;
  return (
    <Screen title={t(messages.title)}>
      <ProfileColumns>
        <OwnPhotos />
        <div>
          <Details>
            <h2>
              <span translate="no">{`${user.name}, ${user.age}`}</span>{' '}
              {session.isPremium && <PremiumBadge />}
            </h2>
            <p>
              <MapPin size={18} />
              <span>{cityName(user.city.name)}</span>
            </p>
            <Actions>
              <Button iconStart={<Pencil size={20} />} asChild>
                <Link to="/profile/edit">{t(messages.edit)}</Link>
              </Button>
              <Button variant="secondary" iconStart={<Settings size={20} />} asChild>
                <Link to="/profile/settings">{t(messages.settings)}</Link>
              </Button>
            </Actions>
            <section>
              <h3>{t(messages.about)}</h3>
              <p dir="auto">{user.about ?? t(messages.noAbout)}</p>
            </section>
            <Goals goals={user.goals} />
            <PersonalInfo details={user} />
          </Details>
          {isMobile && <LegalLinks withCopyright />}
        </div>
      </ProfileColumns>
    </Screen>
  );
});

import { photoPath } from '@iskra/api-contract';
import { Avatar, Logo, PremiumBadge, SparkMark } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { LegalLinks } from '../../info';
import { shellMessages } from '../messages';
import { sidebarSections } from '../sections';
import { PremiumBox } from './PremiumBox';
import { SectionLink } from './SectionLink';
import { Me, Side, SideNav } from './Sidebar.styles';

/** The desktop navigation: logo, oneself, five places, premium, legal links [SHL-03]. */
export const Sidebar = observer(function Sidebar() {
  const { session } = useStores();
  const t = useText();
  const { user } = session;
  const photo = session.images.main_image;
  return (
    <Side>
      <Link to="/" aria-label={t(shellMessages.home)}>
        <Logo size={34} />
        <SparkMark size={34} />
      </Link>
      <Me to="/profile">
        <Avatar size={48} src={photo && photoPath(photo, 'sm')} name={user?.name ?? ''} />
        <span>
          <strong>{user && `${user.name}, ${user.age}`}</strong>
          {session.isPremium ? <PremiumBadge /> : <small>{t(shellMessages.myProfile)}</small>}
        </span>
      </Me>
      <SideNav aria-label={t(shellMessages.navigation)}>
        {sidebarSections.map((section) => (
          <SectionLink key={section.to} {...section} />
        ))}
      </SideNav>
      {!session.isPremium && <PremiumBox />}
      <LegalLinks withCopyright />
    </Side>
  );
});

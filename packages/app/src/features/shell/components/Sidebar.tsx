import { PremiumBadge } from '@iskra/ui';
import { Sidebar as Side } from '@iskra/ui/AppShell';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { Link } from '../../../shared/layout';
import { LegalLinks } from '../../info';
import { shellMessages } from '../messages';
import { sidebarSections } from '../sections';
import { useNavItems } from '../useNavItems';
import { OwnPhoto } from './OwnPhoto';
import { PremiumBox } from './PremiumBox';

/** The desktop navigation: logo, oneself, five places, premium, legal links [SHL-03]. */
export const Sidebar = observer(function Sidebar() {
  const { session } = useStores();
  const t = useText();
  const { user } = session;
  return (
    <Side
      home={<Link to="/" aria-label={t(shellMessages.home)} />}
      user={{
        link: <Link to="/profile" />,
        avatar: <OwnPhoto size={48} />,
        name: user && `${user.name}, ${user.age}`,
        note: session.isPremium ? <PremiumBadge /> : <small>{t(shellMessages.myProfile)}</small>,
      }}
      items={useNavItems(sidebarSections)}
      promo={!session.isPremium && <PremiumBox />}
      footer={<LegalLinks withCopyright />}
    />
  );
});

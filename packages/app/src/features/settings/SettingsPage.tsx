import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../model/StoresContext';
import { useText } from '../../shared/i18n';
import { useLayout, useTitle } from '../../shared/layout';
import { Screen } from '../shell';
import { EmailSection } from './components/EmailSection';
import { InfoSection } from './components/InfoSection';
import { LanguageSection } from './components/LanguageSection';
import { LeavingSection } from './components/LeavingSection';
import { Columns, Middle } from './components/Settings.styles';
import { PremiumSection } from './components/PremiumSection';
import { PrivacySection } from './components/PrivacySection';
import { SiteSection } from './components/SiteSection';
import { settingsMessages as messages } from './messages';
import { AccountStore } from './model/AccountStore';
import { EmailStore } from './model/EmailStore';
import { InfoStore } from './model/InfoStore';

/** Everything about the account and the interface [SET-01]. */
export const SettingsPage = observer(function SettingsPage() {
  const { session } = useStores();
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  useTitle(t(messages.title));
  return (
    <Screen title={t(messages.title)} backTo="/profile" heading="own">
      <Middle>
        {!isMobile && <h1>{t(messages.title)}</h1>}
        {session.user && <Settings />}
      </Middle>
    </Screen>
  );
});

function Settings() {
  const stores = useStores();
  const [info] = useState(() => new InfoStore(stores));
  const [email] = useState(() => new EmailStore(stores));
  const [account] = useState(() => new AccountStore(stores));
  return (
    <Columns>
      <div>
        <InfoSection info={info} />
        <EmailSection store={email} />
      </div>
      <div>
        <LanguageSection />
        <SiteSection account={account} />
        <PremiumSection />
        <PrivacySection />
      </div>
      <LeavingSection account={account} />
    </Columns>
  );
}

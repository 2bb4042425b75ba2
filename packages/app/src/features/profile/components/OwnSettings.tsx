import { limits, type Locale } from '@iskra/api-contract';
import { Button, Select, space, typeStyle } from '@iskra/ui';
import { LogOut } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import type { ThemeChoice } from '../../shell';
import { profileMessages as messages } from '../messages';
import { Note } from './Note';

const languageNames: Record<Locale, string> = { ru: 'Русский', en: 'English' };

/** Language, look and sign-out [SET-06, SET-09]. */
export const OwnSettings = observer(function OwnSettings() {
  const { preferences, session } = useStores();
  const t = useText();
  const [hasFailed, setFailed] = useState(false);

  async function logout(): Promise<void> {
    try {
      await session.logout();
    } catch (error) {
      console.warn('Logout failed', error);
      setFailed(true);
    }
  }

  return (
    <Settings aria-label={t(messages.settings)}>
      <h3>{t(messages.settings)}</h3>
      <Select
        label={t(messages.language)}
        value={preferences.locale}
        onValueChange={(locale) => void preferences.chooseLocale(locale as Locale, true)}
        options={limits.locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
      />
      <Select
        label={t(messages.theme)}
        value={preferences.theme}
        onValueChange={(theme) => preferences.setTheme(theme as ThemeChoice)}
        options={[
          { value: 'system', label: t(messages.themeSystem) },
          { value: 'light', label: t(messages.themeLight) },
          { value: 'dark', label: t(messages.themeDark) },
        ]}
      />
      <Button variant="secondary" iconStart={<LogOut size={20} />} onClick={() => void logout()}>
        {t(messages.logout)}
      </Button>
      {hasFailed && <Note role="alert">{t(messages.logoutFailed)}</Note>}
    </Settings>
  );
});

const Settings = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  max-inline-size: 400px;
  margin-block: ${space(8)};
  & > h3 {
    ${typeStyle('lead')}
    margin: 0;
  }
  & > div {
    inline-size: 100%;
  }
`;

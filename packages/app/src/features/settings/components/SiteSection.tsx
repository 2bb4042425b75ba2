import { Banner, Card, Select, Stack, Switch } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { useText } from '../../../shared/i18n';
import { StatusLine } from '../../../shared/layout';
import type { ThemeChoice } from '../../../model/preferences/PreferencesStore';
import { settingsMessages as messages } from '../messages';
import type { AccountStore } from '../model/AccountStore';
import { Explained } from './Explained';

/** Sound and secrecy of notes, and the look [SET-01, SET-07]. */
export const SiteSection = observer(function SiteSection({ account }: { account: AccountStore }) {
  const { preferences } = useStores();
  const t = useText();
  return (
    <Card title={t(messages.site)}>
      <Stack gap={4}>
        <div>
          <Switch
            label={<Explained title={t(messages.sound)} hint={t(messages.soundHint)} />}
            checked={account.sound}
            onValueChange={(sound) => void account.setSound(sound)}
          />
          <StatusLine text={account.isSoundWaiting && t(messages.waits)} />
        </div>
        {account.switching.isFailed && <Banner tone="error">{t(messages.soundFailed)}</Banner>}
        <Switch
          label={<Explained title={t(messages.hideTexts)} hint={t(messages.hideTextsHint)} />}
          checked={preferences.hidesTexts}
          onValueChange={preferences.setHidesTexts}
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
      </Stack>
    </Card>
  );
});

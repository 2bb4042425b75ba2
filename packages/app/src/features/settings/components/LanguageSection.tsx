import { limits, type Locale } from '@iskra/api-contract';
import { Card, Segmented } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { languageNames, useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';

/** The interface's language, each named in itself; it shows at once [SET-06]. */
export const LanguageSection = observer(function LanguageSection() {
  const { preferences } = useStores();
  const t = useText();
  return (
    <Card title={t(messages.language)}>
      <Segmented
        label={t(messages.language)}
        hideLabel
        value={preferences.locale}
        onValueChange={(locale) => void preferences.chooseLocale(locale as Locale, true)}
        options={limits.locales.map((locale) => ({
          value: locale,
          label: <span lang={locale}>{languageNames[locale]}</span>,
        }))}
      />
    </Card>
  );
});

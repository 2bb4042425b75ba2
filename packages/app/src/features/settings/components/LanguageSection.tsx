import { limits, type Locale } from '@iskra/api-contract';
import { Card, Segmented } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../../model/StoresContext';
import { languageNames, useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';

/** The interface's language, each named in itself; it shows at once [SET-06]. */
export const LanguageSection = observer(function LanguageSection() {
  const { preferences, deeds } = useStores();
  const t = useText();
  /** The server keeps it too, so that its texts and the other devices follow. */
  const choose = (locale: Locale) => {
    preferences.setLocale(locale);
    return deeds.do({ kind: 'locale', locale }).catch((error: unknown) => {
      console.warn('The language was not kept by the server', error);
    });
  };
  return (
    <Card title={t(messages.language)}>
      <Segmented
        label={t(messages.language)}
        hideLabel
        value={preferences.locale}
        onValueChange={(locale) => void choose(locale as Locale)}
        options={limits.locales.map((locale) => ({
          value: locale,
          label: <span lang={locale}>{languageNames[locale]}</span>,
        }))}
      />
    </Card>
  );
});

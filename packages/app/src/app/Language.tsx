import type { Locale } from '@iskra/api-contract';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { NeedTextsContext, type Texts } from '../shared/i18n';

interface LanguageProps {
  /** The language that is wanted; until its texts are here the former one stays. */
  locale: Locale;
  texts: Texts;
  children: ReactNode;
}

/** The texts of the chosen language [I18-01]. */
export const Language = observer(function Language({ locale, texts, children }: LanguageProps) {
  useEffect(() => {
    if (locale !== texts.locale) void texts.use(locale);
  }, [locale, texts]);

  return (
    <IntlProvider locale={texts.locale} messages={texts.messages} defaultLocale="ru" onError={console.error}>
      <NeedTextsContext.Provider value={texts.need}>{children}</NeedTextsContext.Provider>
    </IntlProvider>
  );
});

import type { Locale } from '@iskra/api-contract';
import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { loadCatalog, type Catalog } from '../shared/i18n';

interface LanguageProps {
  locale: Locale;
  initial: Catalog;
  children: ReactNode;
}

/** The texts of the chosen language; another one replaces them once it has loaded, without a reload [I18-01]. */
export function Language({ locale, initial, children }: LanguageProps) {
  const [shown, setShown] = useState({ locale, catalog: initial });

  useEffect(() => {
    let isCurrent = true;
    void loadCatalog(locale).then((catalog) => isCurrent && setShown({ locale, catalog }));
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  return (
    <IntlProvider locale={shown.locale} messages={shown.catalog} defaultLocale="ru">
      {children}
    </IntlProvider>
  );
}

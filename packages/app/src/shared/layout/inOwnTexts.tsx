import { useIskra } from '@iskra/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { loadWords, type Catalog } from '../i18n/loadWords';

/** For stories: with the texts of the entry, which a screen that did not load cannot bring along. */
export function inOwnTexts<Props extends object>(Shown: ComponentType<Props>) {
  return function InOwnTexts(props: Props) {
    const locale = useIskra().locale === 'ru' ? 'ru' : 'en';
    const [messages, setMessages] = useState<Catalog>();
    useEffect(() => void loadWords(locale, 'entry').then(({ texts }) => setMessages(texts)), [locale]);
    if (!messages) return null;
    return (
      <IntlProvider locale={locale} messages={messages}>
        <Shown {...props} />
      </IntlProvider>
    );
  };
}

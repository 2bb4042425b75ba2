import preview from '#storybook/preview';
import { useIskra } from '@iskra/ui';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { fn } from 'storybook/test';
import { showsText } from '../../stories/showsState';
import { loadWords, type Catalog } from '../i18n/loadWords';
import { layoutMessages } from './messages';
import { ScreenFailed } from './ScreenFailed';

/** The texts of the entry, which a screen that did not load cannot bring along. */
function InStorysLanguage({ onRetry }: { onRetry: () => void }) {
  const locale = useIskra().locale === 'ru' ? 'ru' : 'en';
  const [messages, setMessages] = useState<Catalog>();
  useEffect(() => void loadWords(locale, 'entry').then(({ texts }) => setMessages(texts)), [locale]);
  if (!messages) return null;
  return (
    <IntlProvider locale={locale} messages={messages}>
      <ScreenFailed onRetry={onRetry} />
    </IntlProvider>
  );
}

const meta = preview.meta({
  title: 'Screens/Failed',
  component: InStorysLanguage,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
});

/** In place of a screen whose code did not load or that could not be drawn. */
export const Ready = meta.story({ play: showsText(layoutMessages.failedTitle) });

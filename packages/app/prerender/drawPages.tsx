import { limits, type Locale } from '@iskra/api-contract';
import { configure } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../src/app/App';
import { pageNotifier } from '../src/model/notices/pageNotifier';
import { createVisitorStores } from '../src/model/visitorStores';
import { Texts } from '../src/shared/i18n';
import { memoryStorage } from '../src/shared/storage';
import { systemClock } from '../src/shared/store';
import { nonceMark } from './nonceMark';
import { publicPages, type PublicPage } from './pages';

/** A page as a visitor sees it first, who has been nowhere and chosen nothing. */
export interface DrawnPage extends PublicPage {
  readonly looks: Readonly<Record<Locale, { readonly title: string; readonly markup: string }>>;
  /** The styles of all its looks, as `style` elements. */
  readonly styles: string;
}

/** Draws the pages that are open to everybody, without a browser. */
export async function drawPages(): Promise<DrawnPage[]> {
  configure({ enforceActions: 'always' });
  enableStaticRendering(true);
  const drawn: DrawnPage[] = [];
  for (const page of publicPages) drawn.push(await drawPage(page));
  return drawn;
}

async function drawPage(page: PublicPage): Promise<DrawnPage> {
  const sheet = new ServerStyleSheet();
  const looks = {} as Record<Locale, DrawnPage['looks'][Locale]>;
  for (const locale of limits.locales) looks[locale] = await drawIn(locale, page, sheet);
  return { ...page, looks, styles: sheet.getStyleTags() };
}

async function drawIn(locale: Locale, { path, area, title }: PublicPage, sheet: ServerStyleSheet) {
  const texts = new Texts(locale);
  await texts.use(locale);
  await texts.need(area);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const app = (
    <StrictMode>
      <App
        stores={visitorIn(locale)}
        {...{ texts, Router, MemberArea: NoMember, MemberPages: NoMember }}
        notifier={pageNotifier()}
        csrf={{ get: () => '', set: () => undefined }}
        styleNonce={nonceMark}
      />
    </StrictMode>
  );
  // Whole in the markup: a part that waits for a script would be no picture without one.
  const { prelude } = await prerender(sheet.collectStyles(app), { progressiveChunkSize: Infinity });
  const { formatMessage } = createIntl({ locale, messages: texts.messages });
  return { title: `${String(formatMessage(title))} · Iskra`, markup: await new Response(prelude).text() };
}

function visitorIn(locale: Locale) {
  const nobody = () => Promise.reject(new Error('Nobody is asked while a page is drawn'));
  const stores = createVisitorStores({
    api: { send: nobody, upload: nobody },
    storage: memoryStorage({ locale }),
    tabStorage: memoryStorage(),
    clock: systemClock,
    dropUnsent: () => Promise.resolve(),
  });
  return stores;
}

const NoMember = () => null;

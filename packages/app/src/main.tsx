import '@iskra/ui/fonts';
import '@iskra/ui/reset';
import { configure } from 'mobx';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { followContrast } from './app/followContrast';
import { Page } from './app/Page';
import { createVisitorStores } from './model/visitorStores';
import { Texts } from './shared/i18n';
import { onOtherTab } from './shared/storage/onOtherTab';
import { systemClock } from './shared/store';

declare const __MOCKS__: boolean;

configure({ enforceActions: 'always' });
followContrast();
void start();

async function start(): Promise<void> {
  if (__MOCKS__) await (await import('@iskra/api-mocks/browser')).startMocks();
  const page = new Page(() => stores.session);
  // The name under which styled-components and Radix look for it.
  if (page.styleNonce) Object.assign(globalThis, { __webpack_nonce__: page.styleNonce });
  if (!page.csrf.get()) await page.renewContext().catch(() => undefined);
  const stores = createVisitorStores({
    ...page,
    clock: systemClock,
    dropUnsent: async (exceptOf) => (await import('./app/dropUnsent')).dropUnsent(exceptOf),
  });
  const MemberArea = lazy(async () => ({
    default: (await import('./app/pageMemberArea')).pageMemberArea(page),
  }));
  const texts = new Texts(stores.preferences.locale);
  await texts.use(texts.locale);
  void stores.session.restore();
  onOtherTab(stores.preferences.reread);
  onOtherTab(stores.session.followDevice);
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App
        {...{ stores, texts, MemberArea }}
        notifier={page.notifier}
        csrf={page.csrf}
        styleNonce={page.styleNonce}
      />
    </StrictMode>,
  );
}

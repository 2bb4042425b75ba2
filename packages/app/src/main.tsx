import '@iskra/ui/fonts';
import '@iskra/ui/reset';
import { configure } from 'mobx';
import { lazy, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { followContrast } from './app/followContrast';
import { Page } from './app/Page';
import { createVisitorStores } from './model/visitorStores';
import { Texts, type TextArea } from './shared/i18n';
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
  const context = page.csrf.get() ? undefined : page.renewContext().catch(() => undefined);
  const stores = createVisitorStores({
    ...page,
    clock: systemClock,
    dropUnsent: async (exceptOf) => (await import('./app/dropUnsent')).dropUnsent(exceptOf),
  });
  const MemberArea = lazy(async () => ({
    default: (await import('./app/pageMemberArea')).pageMemberArea(page),
  }));
  const root = document.getElementById('root');
  if (!root) return;
  const texts = new Texts(stores.preferences.locale);
  await Promise.all([context, texts.use(texts.locale), texts.need(areaOf(root))]);
  void stores.session.restore();
  onOtherTab(stores.preferences.reread);
  onOtherTab(stores.session.followDevice);
  const app = (
    <StrictMode>
      <App
        {...{ stores, texts, MemberArea }}
        notifier={page.notifier}
        csrf={page.csrf}
        styleNonce={page.styleNonce}
      />
    </StrictMode>
  );
  if (root.firstChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** What is drawn before the scripts already shows these texts. */
function areaOf({ dataset, firstChild }: HTMLElement): TextArea {
  return ((firstChild && dataset['area']) || 'entry') as TextArea;
}

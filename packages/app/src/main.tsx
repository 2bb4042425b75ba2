import '@iskra/ui/fonts';
import { leaveLeftWindows } from '@iskra/ui/history';
import '@iskra/ui/reset';
import { configure } from 'mobx';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './app/opening.css';
import { App } from './app/App';
import { awake } from './app/Awake';
import { followContrast } from './app/followContrast';
import { loadFont } from './app/loadFont';
import { Page } from './app/Page';
import { createVisitorStores } from './model/visitorStores';
import { dropAhead } from './shared/api/fetchAhead';
import { Texts, type TextArea } from './shared/i18n';
import { awaited, deferred, ScreenFailed, ScreenLoading } from './shared/layout';
import { onOtherTab } from './shared/storage/onOtherTab';
import { systemClock } from './shared/store';

declare const __MOCKS__: boolean;

configure({ enforceActions: 'always' });
followContrast();
leaveLeftWindows();
loadFont();
// A task of its own: running what was imported has just been one.
setTimeout(() => void start());

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
    onSigningIn: () => void loadArea(),
  });
  const root = document.getElementById('root');
  if (!root) return;
  const texts = new Texts(stores.preferences.locale);
  const loadMember = once(async () => (await import('./app/pageMember')).pageMember(page, texts));
  const MemberPages = deferred(async () => (await loadMember()).MemberPages, ScreenFailed);
  // With the screen that is shown first: each that came after another would show a fallback of its own.
  const loadScreens = async () => {
    const { loadAhead } = await loadMember();
    await Promise.all([MemberPages.loadAhead(texts.need), loadAhead(location.pathname)]);
  };
  const Area = deferred(async () => {
    // What cannot be loaded says so in its place.
    await loadScreens().catch(() => undefined);
    return (await loadMember()).MemberArea;
  }, ScreenFailed);
  const MemberArea = awaited(Area, ScreenLoading);
  const loadArea = () => Area.loadAhead(texts.need).catch(() => undefined);
  const ahead = stores.session.isSignedIn || stores.session.isUnknown ? loadArea() : undefined;
  await Promise.all([context, texts.use(texts.locale), texts.need(areaOf(root))]);
  void stores.session.restore();
  onOtherTab(stores.preferences.reread);
  onOtherTab(stores.session.followDevice);
  await ahead;
  dropLater();
  const app = (
    <StrictMode>
      <App
        {...{ stores, texts, MemberArea, MemberPages }}
        notifier={page.notifier}
        csrf={page.csrf}
        styleNonce={page.styleNonce}
      />
    </StrictMode>
  );
  if (isDrawn(root)) hydrateRoot(root, app);
  // In slices, so that a press is heard meanwhile.
  else startTransition(() => createRoot(root).render(app));
}

/** Whether the page's screen was drawn before the scripts. */
function isDrawn({ dataset, firstChild }: HTMLElement): boolean {
  return !!firstChild && !!dataset['area'];
}

/** What is drawn before the scripts already shows these texts. */
function areaOf(root: HTMLElement): TextArea {
  return (isDrawn(root) ? root.dataset['area'] : 'entry') as TextArea;
}

/** What was asked for before the scripts came is taken up by the first screen, or not at all. */
function dropLater(): void {
  addEventListener(awake, () => setTimeout(dropAhead, 3000), { once: true });
}

/** Once, unless it failed. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  const forget = (error: unknown) => {
    made = undefined;
    throw error;
  };
  return () => (made ??= make().catch(forget));
}

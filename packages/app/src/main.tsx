import '@iskra/ui/fonts';
import { getPageContext, realtimeConfig, type RealtimeConfig } from '@iskra/api-contract';
import { configure } from 'mobx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createStores } from './app/createStores';
import { pageNotifier } from './features/notifications';
import { createApi, metaCsrfToken } from './shared/api';
import { loadCatalog } from './shared/i18n';
import { PusherRealtime } from './shared/realtime';
import { indexedOutbox, pageStorage } from './shared/storage';
import { systemClock } from './shared/store';

declare const __MOCKS__: boolean;

configure({ enforceActions: 'always' });
void start();

async function start(): Promise<void> {
  if (__MOCKS__) await (await import('@iskra/api-mocks/browser')).startMocks();
  const csrf = metaCsrfToken(document);
  let config = pageRealtimeConfig();
  const api = createApi({
    fetch: (input, init) => fetch(input, init),
    csrf,
    socketId: () => realtime.socketId(),
    onSessionEnd: () => stores.session.expire(),
  });
  async function renewContext(): Promise<void> {
    const context = await api.send(getPageContext, {});
    csrf.set(context.csrf_token);
    config = context.realtime;
  }
  if (!csrf.get()) await renewContext().catch(() => undefined);
  const realtime = new PusherRealtime(() => config, csrf, renewContext);
  const storage = pageStorage(() => localStorage);
  const tabStorage = pageStorage(() => sessionStorage);
  const outbox = indexedOutbox();
  const notifier = pageNotifier();
  const stores = createStores({ api, realtime, storage, tabStorage, outbox, clock: systemClock, notifier });
  const catalog = await loadCatalog(stores.preferences.locale);
  stores.live.start();
  void stores.session.restore();
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <App stores={stores} catalog={catalog} notifier={notifier} csrf={csrf} />
    </StrictMode>,
  );
}

/** What the server wrote into the page; without it the production defaults of spec point 7 stand. */
function pageRealtimeConfig(): RealtimeConfig {
  const text = document.getElementById('iskra-config')?.textContent;
  const parsed = realtimeConfig.safeParse(
    text ? (JSON.parse(text) as { realtime?: unknown }).realtime : undefined,
  );
  return parsed.data ?? { key: 'iskra', cluster: 'mt1', host: '', port: 0, securePort: 0, tls: false };
}

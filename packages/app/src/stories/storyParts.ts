import { fetchInTurn } from '#storybook/storyTurn';
import { getPageContext } from '@iskra/api-contract';
import { pageNotifier } from '../model/notices/pageNotifier';
import { createApi, type CsrfToken } from '../shared/api';
import { Texts } from '../shared/i18n';
import { PusherRealtime, type Realtime } from '../shared/realtime';
import { memoryOutbox, memoryStorage } from '../shared/storage';
import { systemClock } from '../shared/store';
import type { AppProps } from '../app/App';
import { memoryDeeds } from '../model/deeds/deedStorage';
import { dropUnsent } from '../app/dropUnsent';
import { memberArea } from '../app/memberArea';
import { memberPages } from '../app/MemberPages';
import { memberScreens } from '../app/memberScreens';
import type { WatchVersion } from '../model/version/NewVersion';
import { createVisitorStores } from '../model/visitorStores';

type Stored = Readonly<Record<string, unknown>>;
export type StoryParts = Omit<AppProps, 'Router'>;

/** What `main.tsx` makes for the real page, made for a story: nothing is shared with the next one. */
export async function storyParts(
  stored: Stored,
  inTab: Stored = {},
  takeNewVersion?: () => void,
): Promise<StoryParts> {
  const storage = memoryStorage(stored);
  const csrf = memoryToken();
  let realtime: Realtime | undefined;
  const api = createApi({
    fetch: fetchInTurn(),
    csrf,
    socketId: () => realtime?.socketId(),
    locale: () => document.documentElement.lang || 'ru',
    onSessionEnd: () => stores.session.expire(),
    isSameMember: () => stores.session.isSameMember(),
  });
  const context = await api.send(getPageContext, {}).catch(() => undefined);
  csrf.set(context?.csrf_token ?? '');
  const stores = createVisitorStores({
    ...{ api, storage, dropUnsent },
    tabStorage: memoryStorage(inTab),
    clock: systemClock,
  });
  const texts = new Texts(stores.preferences.locale);
  await texts.use(texts.locale);
  const notifier = pageNotifier();
  const MemberArea = memberArea(() => {
    const config = context?.realtime ?? {
      key: '',
      cluster: '',
      host: '',
      port: 0,
      securePort: 0,
      tls: false,
    };
    realtime = new PusherRealtime(() => config, csrf, api);
    const kept = { storage, outbox: memoryOutbox(), deedStorage: memoryDeeds() };
    const watchVersion: WatchVersion = (onWaiting) => takeNewVersion && onWaiting(takeNewVersion);
    return { api, realtime, ...kept, clock: systemClock, notifier, watchVersion };
  });
  const { MemberPages } = memberPages(memberScreens(texts));
  return { stores, texts, notifier, csrf, MemberArea, MemberPages };
}

function memoryToken(): CsrfToken {
  let token = '';
  return { get: () => token, set: (next) => void (token = next) };
}

import { getPageContext, limits, realtimeConfig, type RealtimeConfig } from '@iskra/api-contract';
import { pageNotifier, type PageNotifier } from '../model/notices/pageNotifier';
import type { SessionStore } from '../model/session/SessionStore';
import { createApi, metaCsrfToken, type Api, type CsrfToken } from '../shared/api';
import { fetchAhead } from '../shared/api/fetchAhead';
import { pageConfig } from '../shared/pageConfig';
import { pageStorage, type KeyValueStorage } from '../shared/storage';

/** The browser page: what came with it at run time, its storages and its way to the back end. */
export class Page {
  readonly csrf: CsrfToken = metaCsrfToken(document);
  readonly storage: KeyValueStorage = pageStorage(() => localStorage);
  readonly tabStorage: KeyValueStorage = pageStorage(() => sessionStorage);
  readonly notifier: PageNotifier = pageNotifier();
  readonly api: Api;
  realtimeConfig: RealtimeConfig = realtimeInPage();
  /** What the page's own styles carry, so that the browser lets them in. */
  readonly styleNonce: string | undefined = pageConfig().nonce;
  /** Set by whoever holds the live connection. */
  socketId: () => string | undefined = () => undefined;

  constructor(session: () => Pick<SessionStore, 'expire' | 'isSameMember' | 'user'>) {
    // A browser may forget what pages keep, and not the session's cookie: Safari does after seven days.
    if (pageConfig().isMember) this.storage.setItem('auth', 'true');
    this.api = createApi({
      fetch: fetchAhead(
        () => session().user?.id,
        (input, init) => fetch(input, init),
      ),
      csrf: this.csrf,
      socketId: () => this.socketId(),
      locale: () => document.documentElement.lang || limits.defaultLocale,
      onSessionEnd: () => session().expire(),
      isSameMember: () => session().isSameMember(),
    });
  }

  /** Fetches token and configuration, where the page came without them or they no longer fit. */
  readonly renewContext = async (): Promise<void> => {
    const context = await this.api.send(getPageContext, {});
    this.csrf.set(context.csrf_token);
    this.realtimeConfig = context.realtime;
  };
}

/** As the server wrote it into the page; without it the page's own host is meant. */
function realtimeInPage(): RealtimeConfig {
  const parsed = realtimeConfig.safeParse(pageConfig().realtime);
  return parsed.data ?? { key: 'iskra', cluster: 'mt1', host: '', port: 0, securePort: 0, tls: false };
}

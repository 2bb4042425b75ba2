import { registerSW } from 'virtual:pwa-register';
import type { WatchVersion } from '../model/version/NewVersion';

const askMs = 60 * 60_000;

/** Keeps the page's files for a time without a network, and asks each hour for newer ones; only the tab that takes them loads anew. */
export const watchVersion: WatchVersion = (onWaiting) => {
  let isTaken = false;
  let found: ServiceWorkerRegistration | undefined;
  const takeOver = registerSW({
    onNeedRefresh: () =>
      onWaiting(() => {
        isTaken = true;
        if (!navigator.serviceWorker.controller) loadOnceActive(found?.waiting);
        void takeOver();
      }),
    onNeedReload: () => isTaken && location.reload(),
    onRegisteredSW: (_, registration) => {
      found = registration;
      setInterval(() => void registration?.update().catch(() => undefined), askMs);
    },
    onRegisterError: (error: unknown) => console.warn('The page is not kept', error),
  });
};

/** A page that was open before the first worker belongs to none: nothing tells it that the second, which need not wait, has taken over. */
function loadOnceActive(worker: ServiceWorker | null | undefined): void {
  if (!worker) return location.reload();
  worker.addEventListener('statechange', () => worker.state === 'activated' && location.reload());
}

import { registerSW } from 'virtual:pwa-register';
import * as z from 'zod/mini';
import type { WatchVersion } from '../model/version/NewVersion';
import { persisted, type KeyValueStorage } from '../shared/storage';

const askMs = 60 * 60_000;
/**
 * How long a taken version may need, ms. A worker that is asked for something while it is told to go stays until it has
 * rested for half a minute; the page comes from the server, and is the newer one, whichever of the two is there.
 */
const patienceMs = 1000;
/** How long the worker of a version that was taken may wait for the one before, ms. */
const lingerMs = 60_000;

/** Keeps the page's files for a time without a network, and asks each hour for newer ones; only the tab that takes them loads anew. */
export function watchVersion(onWaiting: Parameters<WatchVersion>[0], tabStorage: KeyValueStorage): void {
  const takenAt = persisted(tabStorage, 'versionTakenAt', z.number(), 0);
  // Either way: the device's clock may have been put back since.
  const isJustTaken = () => Math.abs(Date.now() - takenAt.read()) < lingerMs;
  let isTaken = false;
  let found: ServiceWorkerRegistration | undefined;
  const take = () => {
    isTaken = true;
    takenAt.write(Date.now());
    setTimeout(() => location.reload(), patienceMs);
    if (!navigator.serviceWorker.controller) loadOnceActive(found?.waiting);
    void takeOver();
  };
  const takeOver = registerSW({
    onNeedRefresh: () => !isJustTaken() && onWaiting(take),
    onNeedReload: () => isTaken && location.reload(),
    onRegisteredSW: (_, registration) => {
      found = registration;
      setInterval(() => void registration?.update().catch(() => undefined), askMs);
    },
    onRegisterError: (error: unknown) => console.warn('The page is not kept', error),
  });
}

/** A page that was open before the first worker belongs to none: nothing tells it that the second, which need not wait, has taken over. */
function loadOnceActive(worker: ServiceWorker | null | undefined): void {
  worker?.addEventListener('statechange', () => worker.state === 'activated' && location.reload());
}

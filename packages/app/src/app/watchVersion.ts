import { registerSW } from 'virtual:pwa-register';
import type { WatchVersion } from '../model/version/NewVersion';

const askMs = 60 * 60_000;

/** Keeps the page's files for a time without a network, and asks each hour for newer ones; only the tab that takes them loads anew. */
export const watchVersion: WatchVersion = (onWaiting) => {
  let isTaken = false;
  const takeOver = registerSW({
    onNeedRefresh: () =>
      onWaiting(() => {
        isTaken = true;
        void takeOver();
      }),
    onNeedReload: () => isTaken && location.reload(),
    onRegisteredSW: (_, registration) => {
      setInterval(() => void registration?.update().catch(() => undefined), askMs);
    },
    onRegisterError: (error: unknown) => console.warn('The page is not kept', error),
  });
};

declare const __MOCKS__: boolean;

const askMs = 60 * 60_000;
/** Development and mocks have no worker of the page's files. */
const isKept = import.meta.env.PROD && !__MOCKS__;

/**
 * Keeps the page's files on a first visit, and ends when a newer worker has come beside the first: until then there is none
 * to offer, and what offers it (3 KiB) need not be here. On later visits it ends at once.
 */
export async function untilSuccessor(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!isKept || !serviceWorker || serviceWorker.controller) return;
  await untilLoaded();
  const registration = await serviceWorker.register('/serviceWorker.js', { scope: '/' });
  if (registration.waiting) return;
  setInterval(() => void registration.update().catch(() => undefined), askMs);
  await new Promise<void>((resolve) => {
    registration.addEventListener('updatefound', () => registration.active && resolve());
  });
}

/** What the page itself needs goes first. */
function untilLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

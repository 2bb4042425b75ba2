import { isPagePath } from '@iskra/api-contract/pagePaths';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

/**
 * Keeps the page's own files, never an answer of the back end. A page comes from the server as long as it answers, with
 * its token; without a network the one without a token stands in (decision 0024).
 */
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const withoutNetwork = createHandlerBoundToURL('/shell.html');
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname),
  (asked) => fetch(asked.request).catch(() => withoutNetwork(asked)),
);

/** The member wants the new version; it never takes over by itself. */
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

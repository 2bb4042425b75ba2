import type { Page } from '@playwright/test';

/** Everything that the browser keeps of the page, as one text. */
export const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const stored = await Promise.all(
      bases.map(async ({ name = '' }) => {
        const base = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        const all = [...base.objectStoreNames].map(
          (store) =>
            new Promise<unknown[]>((resolve, reject) => {
              const reading = base.transaction(store).objectStore(store).getAll();
              reading.onsuccess = () => resolve(reading.result);
              reading.onerror = () => reject(reading.error);
            }),
        );
        const values = await Promise.all(all);
        base.close();
        return values;
      }),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return Promise.all(
          requests.map(async (request) => {
            const answer = await caches.match(request);
            return request.url + ((await answer?.clone().text()) ?? '');
          }),
        );
      }),
    );
    return JSON.stringify([stored, cached, { ...localStorage }, { ...sessionStorage }]);
  });

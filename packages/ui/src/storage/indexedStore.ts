type Store = (mode: IDBTransactionMode) => Promise<IDBObjectStore>;

/** The one store of a database of IndexedDB, opened with the first use; a database that did not open, or was deleted, is opened again. */
export function indexedStore(name: string, storeName: string, make: (database: IDBDatabase) => void): Store {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return async (mode) => {
    opened ??= openDatabase(name, make, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return (await opened).transaction(storeName, mode).objectStore(storeName);
  };
}

async function openDatabase(
  name: string,
  make: (database: IDBDatabase) => void,
  onClose: () => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => make(request.result);
  const database = await answerOf(request);
  // Whoever deletes the database, as at a logout, would wait for this page.
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  return database;
}

/** What a request answers; rejects with its fault. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

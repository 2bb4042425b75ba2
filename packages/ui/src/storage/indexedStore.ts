type Store = (mode: IDBTransactionMode) => Promise<IDBObjectStore>;

/** The one store of a database of IndexedDB, opened with the first use; a database that did not open is tried again. */
export function indexedStore(name: string, storeName: string, make: (database: IDBDatabase) => void): Store {
  let opened: Promise<IDBDatabase> | undefined;
  return async (mode) => {
    opened ??= openDatabase(name, make).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return (await opened).transaction(storeName, mode).objectStore(storeName);
  };
}

async function openDatabase(name: string, make: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => make(request.result);
  return answerOf(request);
}

/** What a request answers; rejects with its fault. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

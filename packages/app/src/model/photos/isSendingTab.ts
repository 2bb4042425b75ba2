const lockName = 'iskra-photos';

/** One answer for the whole page: a second question would find the page's own lock. */
let asked: Promise<boolean> | undefined;

/** Whether unsent photos are this tab's to send: the first tab that asks keeps them for as long as it is open. */
export async function isSendingTab(): Promise<boolean> {
  asked ??= askForLock();
  const isOurs = await asked;
  // The other tab may be closed by the next time.
  if (!isOurs) asked = undefined;
  return isOurs;
}

function askForLock(): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(lockName, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held until the page goes.
      return lock && new Promise(() => undefined);
    });
  });
}

/** Reloads the page where that brings one: without a network, and not kept on the device, it would be gone. False then. */
export async function reloadPage(): Promise<boolean> {
  const isKept = !!(navigator as Partial<Navigator>).serviceWorker?.controller;
  if (!isKept && !(await isReachable())) return false;
  location.reload();
  return true;
}

function isReachable(): Promise<boolean> {
  const options = { method: 'HEAD', headers: { accept: 'text/html' }, cache: 'no-store' } as const;
  return fetch(location.href, options).then(
    ({ ok }) => ok,
    () => false,
  );
}

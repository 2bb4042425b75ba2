import type Pusher from 'pusher-js';

const retryMs = 3000;
const jitterMs = 2000;

/**
 * pusher-js alone may come back half a minute after the server did: while not connected this knocks every
 * 3 to 5 s, and at once when the network or the tab returns (design: real time). Returns how to stop.
 */
export function watchConnection(client: Pusher, page: Window): () => void {
  let timer: number | undefined;

  function knock(): void {
    if (client.connection.state === 'connected') return;
    client.disconnect();
    client.connect();
  }

  function schedule(): void {
    page.clearTimeout(timer);
    timer = page.setTimeout(
      () => {
        if (client.connection.state !== 'connecting') knock();
        schedule();
      },
      retryMs + Math.random() * jitterMs,
    );
  }

  function handleVisible(): void {
    if (page.document.visibilityState === 'visible') knock();
  }

  schedule();
  page.addEventListener('online', knock);
  page.document.addEventListener('visibilitychange', handleVisible);
  return () => {
    page.clearTimeout(timer);
    page.removeEventListener('online', knock);
    page.document.removeEventListener('visibilitychange', handleVisible);
  };
}

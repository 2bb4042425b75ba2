import { setupWorker } from 'msw/browser';
import { createMocks, type Mocks } from './createMocks';
import { isProductCall } from './isProductCall';
import { startBot } from './startBot';
import { signOut } from './scenarios/people';

/** Mocks the whole back end for the page: signed in as the demo man when the auth flag is stored, else a visitor. */
export async function startMocks(): Promise<Mocks> {
  const mocks = createMocks({
    scenario: 'demo',
    clock: () => new Date(),
    mail: (email, code) => console.info(`Code for ${email}: ${code}`),
  });
  if (localStorage.getItem('auth') !== 'true') signOut(mocks.world);
  startBot(mocks.world);
  const worker = setupWorker(...mocks.handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledRequest: (request, print) => {
      if (isProductCall(request)) print.error();
    },
  });
  return mocks;
}

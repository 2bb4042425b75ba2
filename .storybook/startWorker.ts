import { setupWorker } from 'msw/browser';
import { ownFiles } from './ownFiles';
import { addStoryFault } from './storyFaults';
import { isOfEarlierTurn } from './storyTurn';

function isProductCall(request: Request): boolean {
  if (isOfEarlierTurn(request)) return false;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/') || pathname.startsWith('/broadcasting/')) return true;
  const isChange = request.method !== 'GET' && request.method !== 'HEAD';
  return isChange && !pathname.startsWith('/__');
}

/**
 * Starts the mocked network: a call of the product that no scenario answers fails the story. In the viewer it may be one
 * of the story before, whose scenario is over.
 */
export async function startWorker() {
  const worker = setupWorker(...ownFiles);
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: (request) => {
      if (globalThis.iskraStoryGlobals && isProductCall(request))
        addStoryFault(`unhandled request: ${request.method} ${request.url}`);
    },
  });
  return worker;
}

import { callHeaders } from '../shared/api/callHeaders';
import { keepAhead } from '../shared/api/fetchAhead';
import { pageConfig } from '../shared/pageConfig';
import { addressAhead } from './addressAhead';
import { keptValue } from './keptValue';
import { showPictures } from './showPictures';

/**
 * Asks for what the page shows first while its code is on its way. It stands in the document of a member's page and runs
 * before anything else, so it is small and knows nothing of stores. A guess that is wrong costs a request: the screen
 * takes up only what it would ask for by itself.
 */
export function askAhead(): void {
  try {
    ask();
  } catch {
    // The device may keep anything: the screen repairs it, and asks by itself.
  }
}

function ask(): void {
  const { ahead } = pageConfig();
  const kept = keptValue<{ id?: number }>('user');
  if (!ahead || ahead.memberId !== kept?.id) return;
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  const headers = callHeaders(token, keptValue<string>('locale') ?? document.documentElement.lang);
  const asked = new Map<string, Promise<Response>>();
  for (const call of ahead.calls) {
    const address = addressAhead(call, location);
    if (!address) continue;
    const answer = fetch(address, { headers });
    asked.set(address, answer);
    // Whoever takes the answer up hears of what went wrong with it.
    if (call.pictures) showPictures(call.pictures, answer).catch(() => undefined);
  }
  keepAhead({ memberId: ahead.memberId, asked });
}

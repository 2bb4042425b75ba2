import { addressAhead, openingPhotos } from '@iskra/api-contract/ahead';
import { callHeaders } from '../shared/api/callHeaders';
import { keepAhead } from '../shared/api/fetchAhead';
import { pageConfig } from '../shared/pageConfig';
import { keptValue } from './keptValue';
import { ownFilters } from './ownFilters';
import { showPhotos, type Shows } from './showPhotos';

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
  const { memberId, calls, given } = ahead;
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  const headers = callHeaders(token, keptValue<string>('locale') ?? document.documentElement.lang);
  const asked = new Map<string, Promise<Response>>();
  for (const call of calls) {
    const address = addressAhead(call, location.pathname, ownFilters(location));
    if (!address) continue;
    const answer = fetch(address, { headers });
    asked.set(address, answer);
    if (!call.shows || (given?.address === address && showPhotos(call.shows, given.photos))) continue;
    // Whoever takes the answer up hears of what went wrong with it.
    showAnswered(call.shows, answer).catch(() => undefined);
  }
  keepAhead({ memberId, asked });
}

/** Where the document brought other people's photos, or none. */
async function showAnswered(shows: Shows, asked: Promise<Response>): Promise<void> {
  const answer = (await asked).clone();
  if (answer.ok) showPhotos(shows, openingPhotos(shows, await answer.json()));
}
